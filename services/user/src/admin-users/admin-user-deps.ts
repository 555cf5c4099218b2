import type { ErasureDeps } from '../erasure/erasure-deps.ts';
import type { SuspensionDeps } from '../suspension/suspension-deps.ts';
import type { PeopleRepository } from './people.repository.ts';

export interface AdminUserDeps extends SuspensionDeps {
  people: PeopleRepository;
  erasureDelayMs: ErasureDeps['erasureDelayMs'];
  now: () => Date;
}
