import * as pages from '@pokriv/contracts/pages';
import { ChevronDown, Heart, LogOut, User } from 'lucide-react';
import { useState } from 'react';

import { Accordion } from '../accordion.tsx';
import { Avatar } from '../avatar.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { Cluster, Divider, Grid } from '../layout.ts';
import { Menu, MenuButton, MenuLink } from '../menu.tsx';
import { Pagination } from '../pagination.tsx';
import { Tabs } from '../tabs.tsx';
import { Text } from '../text.ts';
import { Part } from './part.tsx';

const QUESTIONS = [
  {
    id: 'free',
    title: 'Безплатно ли е публикуването?',
    content: 'Да. Първата обява е безплатна, а платените планове дават повече места и предимство.',
    open: true,
  },
  {
    id: 'time',
    title: 'Кога се появява обявата ми?',
    content: 'След одобрение от модератор. Ще ви пишем на имейла.',
  },
  { id: 'fees', title: 'Има ли скрити такси?', content: 'Не. Цените са крайни и с включено ДДС.' },
];

const TABS = [
  { id: 'active', label: 'Активни', content: <Text>Три обяви се виждат в търсенето.</Text> },
  { id: 'pending', label: 'Чакащи', content: <Text>Една обява чака одобрение.</Text> },
  { id: 'archived', label: 'Архив', content: <Text>Тук са обявите, които сте спрели.</Text> },
];

export function NavigationPart() {
  const [tab, setTab] = useState('active');
  return (
    <Part title="Движение">
      <Cluster $spread>
        <Breadcrumb
          crumbs={[
            { text: 'Начало', to: '/' },
            { text: 'София', to: `${pages.search.path}?location=sofia` },
            { text: 'Лозенец', to: pages.parts.path },
          ]}
        />
        <Menu
          label="Меню на Мария Петрова"
          trigger={
            <>
              <Avatar name="Мария" px={32} />
              Мария
              <ChevronDown />
            </>
          }
        >
          <MenuLink to={pages.profile.path}>
            <User />
            Профил
          </MenuLink>
          <MenuLink to={pages.favorites.path}>
            <Heart />
            Любими
          </MenuLink>
          <Divider />
          <MenuButton>
            <LogOut />
            Изход
          </MenuButton>
        </Menu>
      </Cluster>
      <Grid $min={320} $gap={8}>
        <Tabs label="Моите обяви" tabs={TABS} selected={tab} onSelect={setTab} />
        <Accordion items={QUESTIONS} exclusive />
      </Grid>
      <Pagination page={4} pages={12} hrefFor={(page) => `${pages.parts.path}?page=${page}`} />
    </Part>
  );
}
