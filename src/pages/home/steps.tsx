import home from '@content/home.json';
import { styled } from '@mui/material/styles';

import { barnColumns, BarnPicture } from '../../scenes/barns/barns-scene';
import { CardText } from '../../ui/card-text';
import { NumberCircle } from '../../ui/number-circle';

/** The steps of a project, for the barns' scene. */
export function Steps() {
  return (
    <StepList>
      {home.about.steps.map(({ title, text }, index) => (
        <Step key={title}>
          <BarnPicture step={index + 1} />
          <CardText
            title={
              <>
                <StepNumber number={index + 1} />
                {title}
              </>
            }
            text={text}
            titleElement="p"
          />
        </Step>
      ))}
    </StepList>
  );
}

const StepList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: barnColumns, gap: 0 },
}));

const Step = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingRight: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: { display: 'grid', gap: theme.spacing(2) },
}));

const StepNumber = styled(NumberCircle)({
  marginRight: '0.4em',
  fontSize: '0.75em',
  verticalAlign: 1,
});
