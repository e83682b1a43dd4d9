/** Which entry is open beside its list, by the address: it can be linked, and the list's filters stay in it. */
import { useLocation, useNavigate, useParams } from 'ra-core';

export function useOpenEntry(listPath: string) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    openId: id,
    pathOf: (row: { id: string }) => `${listPath}/${encodeURIComponent(row.id)}${search}`,
    close: () => navigate(`${listPath}${search}`),
  };
}
