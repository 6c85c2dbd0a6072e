import { useNavigate } from 'react-router-dom';

/**
 * Returns a click handler that opens a page. A second click before the page
 * shows adds no history entry.
 */
export const useOpenPage = (path: string) => {
  const navigate = useNavigate();
  return () =>
    void navigate(path, { replace: window.location.pathname === path });
};
