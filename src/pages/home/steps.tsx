import home from '@content/home.yaml';
import { styled } from '@mui/material/styles';

import approach from '../../illustrations/home/approach.svg';
import { radius, space } from '../../theme/scale';
import { CardText } from '../../ui/card-text';
import { Illustration } from '../../ui/illustration';
import { NumberCircle } from '../../ui/number-circle';

/** The steps of a project. On phones, each has its part of the land at its side. */
export function Steps() {
  return (
    <StepList>
      {home.about.steps.map(({ title, text }, index) => (
        <Step key={title}>
          <StepPicture src={`${approach}#step-${index + 1}`} width={376} height={235} />
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

/** Below the steps, each of which stands above its part. */
export function StepsLand() {
  return <BarnsPicture src={approach} width={1248} height={340} />;
}

const StepList = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBlock: space.stack,
  [theme.breakpoints.up('sm')]: {
    // As in approach.svg.
    gridTemplateColumns: '37fr 37fr 26fr',
    gap: 0,
    marginBottom: theme.spacing(1),
  },
}));

const Step = styled('li')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { paddingRight: theme.spacing(1) },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '2fr 3fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
  },
}));

const StepPicture = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  borderRadius: radius.picture,
  aspectRatio: '8 / 5',
  objectFit: 'fill',
  [theme.breakpoints.up('sm')]: { display: 'none' },
}));

const StepNumber = styled(NumberCircle)({
  marginRight: '0.4em',
  fontSize: '0.75em',
  verticalAlign: 1,
});

const BarnsPicture = styled(Illustration)(({ theme }) => ({
  height: 'auto',
  maxHeight: 340,
  // The land goes on to both sides.
  objectFit: 'fill',
  aspectRatio: '1248 / 340',
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));
