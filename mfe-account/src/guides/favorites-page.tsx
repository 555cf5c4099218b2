import * as pages from '@pokriv/contracts/pages';
import { favoritesGuide } from './favorites.ts';
import { GuidePage } from './guide-page.tsx';

export const FavoritesPage = () => <GuidePage guide={favoritesGuide} address={pages.guideFavorites.path} />;
