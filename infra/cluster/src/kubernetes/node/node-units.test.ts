import { apiServerArguments, engineRules, etcdArguments, nodeUnitNames, nodeUnits } from './node-units.ts';

describe('nodeUnits', () => {
  it('has the names by which a drill starts them', () => {
    expect(
      nodeUnits('/group')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...nodeUnitNames].sort());
  });

  it('waits for units that exist', () => {
    const needed = nodeUnits('/group').flatMap(({ after = [] }) => after);
    expect(needed.filter((name) => !nodeUnitNames.includes(name))).toEqual([]);
  });
});

describe('the control plane', () => {
  it('listens on loopback and on the address of the node only', () => {
    const addresses = [...etcdArguments(), ...apiServerArguments()].filter((argument) =>
      /^--(?:listen|bind|advertise)-/u.test(argument),
    );
    expect(addresses).toHaveLength(5);
    for (const address of addresses)
      expect(address).toMatch(/=(?:http:\/\/)?(?:127\.0\.0\.1|192\.168\.77\.1)(?::\d+)?$/u);
  });
});

describe('engineRules', () => {
  it('leads pods and programs of the node from its address to loopback', () => {
    const rules = engineRules([27_017, 6379]).map((rule) => rule.join(' '));
    const rest = '-d 192.168.77.1 -p tcp -m multiport --dports 27017,6379 -j DNAT --to-destination 127.0.0.1';
    expect(rules).toEqual([`-t nat -A PREROUTING -s 10.244.0.0/24 ${rest}`, `-t nat -A OUTPUT ${rest}`]);
  });
});
