import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import { CardText } from '../../../ui/card-text';
import { StepsScene } from './steps-scene';

export function Steps() {
  return (
    <StepsScene>
      {home.about.steps.map(({ title, text }, index) => (
        <CardText
          key={title}
          title={
            <>
              <StepNumber aria-hidden>{index + 1}</StepNumber>
              {title}
            </>
          }
          text={text}
          titleElement="p"
        />
      ))}
    </StepsScene>
  );
}

/** The number in a circle. Assistive technology skips it, because the list already tells it. */
const StepNumber = styled('span')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  marginRight: '0.4em',
  // In forced colors and on paper, which have no backgrounds, this is the circle.
  border: '2px solid',
  borderColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  color: theme.vars.palette.primary.main,
  fontSize: '0.75em',
  verticalAlign: 1,
}));
