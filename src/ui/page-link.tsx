import { Link, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site. Another page fades in, where the browser can do that. */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  return (
    <Link {...props} viewTransition={target.pathname !== pathname && !prefersReducedMotion()} />
  );
}

/** The markup does not depend on it, so server and browser may differ. */
function prefersReducedMotion(): boolean {
  return (
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
