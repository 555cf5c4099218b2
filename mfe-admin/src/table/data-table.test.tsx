/** @jest-environment-options {"styles": true} */
import { render, screen } from '@testing-library/react';

import { DataTable } from './data-table.tsx';

describe('DataTable', () => {
  it('shows which row is open beside the table', () => {
    const name = {
      id: 'name',
      label: 'Име',
      cell: (row: string) => (
        <a href="#open" aria-current={row === 'Ана' ? 'true' : undefined}>
          {row}
        </a>
      ),
    };
    render(<DataTable caption="Съобщения" columns={[name]} rows={['Ана', 'Борис']} rowKey={(row) => row} />);
    const markOf = (row: string) => getComputedStyle(screen.getByRole('rowheader', { name: row })).boxShadow;
    expect(markOf('Ана')).not.toBe(markOf('Борис'));
  });
});
