import { useSearchParams } from '@pokriv/web-kit/router';
import { Select } from '@pokriv/web-kit/ui/forms';

import { favoriteOrders, readOrder } from './favorites-order.ts';
import { favoriteTexts } from './messages.ts';

const OPTIONS = Object.entries(favoriteOrders).map(([value, label]) => ({ value, label }));

const withoutSort = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'sort');

/** In a query parameter, so that Back and a reload restore it. */
export function OrderSelect() {
  const [params, setParams] = useSearchParams();
  return (
    <Select
      label={favoriteTexts.order}
      options={OPTIONS}
      value={readOrder(params.get('sort'))}
      onChange={({ target: { value } }) =>
        setParams((before) => new URLSearchParams([...withoutSort(before), ['sort', value]]), {
          replace: true,
        })
      }
    />
  );
}
