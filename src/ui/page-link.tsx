import { Link, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site; one to another page fades over to it, where the browser can. */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  return <Link {...props} viewTransition={target.pathname !== pathname && !prefersStillness()} />;
}

/** Nothing that is rendered depends on it, so hydration need not agree. */
function prefersStillness(): boolean {
  return (
    typeof window === 'undefined' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
