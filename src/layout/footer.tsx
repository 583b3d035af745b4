import company from '@content/company.yaml';
import footer from '@content/footer.yaml';
import Container from '@mui/material/Container';
import Grid from '@mui/material/Grid';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { navigation } from '../navigation/navigation';
import { tapTarget } from '../theme/mixins';
import { scrollButtonBreakpointEm, width } from '../theme/scale';
import { ExternalLink } from '../ui/external-link';
import { PageLink } from '../ui/page-link';
import { Logo } from './logo';
import { SocialLinks } from './social-links';

export function Footer() {
  return (
    <FooterBand>
      <Container>
        <Grid container spacing={2}>
          <Grid size={{ xs: 12, sm: 6, lg: 5 }}>
            <Logo />
            <Description variant="small">{footer.description}</Description>
          </Grid>
          <Grid component="nav" size={{ xs: 12, sm: 6, lg: 4 }} aria-labelledby="useful-links">
            <ColumnTitle variant="cardTitle" component="h2" id="useful-links">
              Useful Links
            </ColumnTitle>
            <UsefulLinkList>
              {navigation.map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </UsefulLinkList>
          </Grid>
          {company.socialLinks.length > 0 && (
            <Grid size={{ xs: 12, lg: 'auto' }} offset={{ lg: 'auto' }}>
              <FollowUs>
                <ColumnTitle variant="cardTitle" component="h2">
                  Follow us
                </ColumnTitle>
                <SocialLinks size="large" />
              </FollowUs>
            </Grid>
          )}
        </Grid>
        <SmallPrint>
          <p>{footer.trademarks}</p>
          <CopyrightLine>
            <p>{`© ${company.copyrightYear} ${company.name}. All\u00a0rights\u00a0reserved.`}</p>
            <p>
              {'Design: '}
              <ExternalLink href={company.designCredit.url}>
                {company.designCredit.name}
              </ExternalLink>
            </p>
          </CopyrightLine>
        </SmallPrint>
      </Container>
    </FooterBand>
  );
}

const FooterBand = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(2, 1.5),
  [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(5) },
  backgroundColor: theme.vars.palette.band.main,
  color: theme.vars.palette.band.text,
  '& :focus-visible': { outlineColor: 'currentColor' },
}));

/** On a line with the logo. */
const ColumnTitle = styled(Typography<'h2'>)(({ theme }) => ({ marginBlock: theme.spacing(0.75) }));

const Description = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(1) },
  maxWidth: width.text,
  color: theme.vars.palette.band.muted,
}));

const UsefulLinkList = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 34,
    color: theme.vars.palette.band.muted,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.band.text, textDecoration: 'underline' },
  },
}));

/** The links are beside the title or, in a narrow column, below it. */
const FollowUs = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 2),
}));

const SmallPrint = styled('div')(({ theme }) => ({
  ...theme.typography.label,
  marginTop: theme.spacing(2),
  paddingTop: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.band.line}`,
  color: theme.vars.palette.band.muted,
  '& a': { ...tapTarget, color: theme.vars.palette.band.text },
}));

const CopyrightLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  // Room for the scroll-to-top button, which on wide screens is in the margin instead.
  [theme.breakpoints.down(scrollButtonBreakpointEm)]: { paddingRight: theme.spacing(6) },
}));
