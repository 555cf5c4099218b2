import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';

import { REPORTS_PATH } from './view-switch.tsx';

/** Open report from the address, shown over the list. */
export function useOpenReport() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return {
    id: params.get('id') ?? undefined,
    close: (): void => {
      const rest = new URLSearchParams(params);
      rest.delete('id');
      const search = rest.toString();
      void navigate(search ? `${REPORTS_PATH}?${search}` : REPORTS_PATH);
    },
  };
}
