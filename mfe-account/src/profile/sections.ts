import {
  BellRing,
  Building2,
  Download,
  IdCard,
  Image,
  KeyRound,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  Trash2,
  UserRound,
  type LucideIcon,
} from 'lucide-react';

import type { Role } from '@pokriv/contracts/roles';

import { texts } from './messages.ts';

export type SectionId = keyof typeof texts.sections;

const icons: Readonly<Record<SectionId, LucideIcon>> = {
  data: UserRound,
  picture: Image,
  email: Mail,
  password: KeyRound,
  'second-factor': ShieldCheck,
  company: Building2,
  role: IdCard,
  notifications: BellRing,
  devices: MonitorSmartphone,
  'my-data': Download,
  deletion: Trash2,
};

export const sections = (Object.keys(texts.sections) as SectionId[]).map((id) => ({
  id,
  label: texts.sections[id],
  icon: icons[id],
}));

/** Sections for a single role. */
const roleOf: Partial<Record<SectionId, Role>> = { 'second-factor': 'admin', company: 'landlord' };

export const sectionsOf = (role: Role) => sections.filter(({ id }) => (roleOf[id] ?? role) === role);
