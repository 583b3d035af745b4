import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import { BarnsScene } from '../../scenes/barns/barns-scene';
import { CardText } from '../../ui/card-text';
import { NumberCircle } from '../../ui/number-circle';

/** The steps of a project. */
export function Steps() {
  return (
    <BarnsScene>
      {home.about.steps.map(({ title, text }, index) => (
        <CardText
          key={title}
          title={
            <>
              <StepNumber number={index + 1} />
              {title}
            </>
          }
          text={text}
          titleElement="p"
        />
      ))}
    </BarnsScene>
  );
}

const StepNumber = styled(NumberCircle)({
  marginRight: '0.4em',
  fontSize: '0.75em',
  verticalAlign: 1,
});
