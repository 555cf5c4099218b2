import { restyleAfterResize } from './restyle-after-resize.ts';

describe('restyleAfterResize', () => {
  const resizeTo = (width: number) => {
    innerWidth = width;
    dispatchEvent(new Event('resize'));
  };

  it('changes the sheet once for a new width and leaves its rules as they were', () => {
    document.head.innerHTML = '<style data-styled="true">.card { color: red; }</style>';
    const { sheet } = document.querySelector('style') ?? {};
    if (!sheet) throw new Error('no sheet');
    const insert = jest.spyOn(sheet, 'insertRule');
    innerWidth = 1280;
    restyleAfterResize();

    resizeTo(1280);
    expect(insert).not.toHaveBeenCalled();
    resizeTo(390);
    expect(insert).toHaveBeenCalledTimes(1);
    expect([...sheet.cssRules].map(({ cssText }) => cssText)).toEqual(['.card {color: red;}']);
  });
});
