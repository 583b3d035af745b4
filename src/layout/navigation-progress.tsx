import { keyframes, styled } from '@mui/material/styles';
import { useNavigation } from 'react-router-dom';

export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return <ProgressBar role="progressbar" aria-label="Loading page" />;
}

const grow = keyframes`from { transform: scaleX(0) } to { transform: scaleX(0.9) }`;
const appear = keyframes`from { opacity: 0 } to { opacity: 1 }`;

const ProgressBar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  inset: '0 0 auto',
  // Forced colors would hide a background.
  borderTop: `3px solid ${theme.vars.palette.primary.main}`,
  transformOrigin: 'left',
  // The bar stays hidden for 250 ms, because most pages load faster.
  animation: `${appear} 1ms 250ms both, ${grow} 8s 250ms ease-out both`,
  '@media (prefers-reduced-motion: reduce)': { animation: `${appear} 1ms 250ms both` },
}));
