import { Link, useLocation, useResolvedPath, type LinkProps } from 'react-router-dom';

/** A link within the site; one to another page fades over to it, where the browser can. */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const target = useResolvedPath(props.to);
  return <Link {...props} viewTransition={target.pathname !== pathname} />;
}
