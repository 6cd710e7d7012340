import simpleRestProvider from 'ra-data-simple-rest';
import { Admin, DataTable, fetchUtils, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import type { KolListItem } from '../../../src/domain/kols/types';

// What opening the console is measured against: react-admin as its tutorial has it, with the rows of our KOL list.
const { accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}');
const user = { authenticated: true, token: `Bearer ${accessToken}` };

async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const { pathname, searchParams } = new URL(url, window.location.origin);
  const [from, to] = JSON.parse(searchParams.get('range') ?? '[0,9]');
  const size = to - from + 1;
  const answer = await fetchUtils.fetchJson(`${pathname}?page=${from / size + 1}&size=${size}`, { ...options, user });
  const { data, total } = answer.json;
  return { ...answer, json: data, headers: new Headers({ 'Content-Range': `kols ${from}-${to}/${total}` }) };
}

const Column = DataTable.Col<KolListItem>;

function KolList() {
  return (
    <List>
      <DataTable>
        <Column source="stage_name" />
        <Column source="sectors" render={({ sectors }) => sectors.map(({ name }) => name).join(', ')} />
        <Column source="socials" render={({ socials }) => socials.map(({ social_type }) => social_type).join(', ')} />
        <Column
          label="Followers"
          render={({ socials }) => socials.reduce((sum, { follower_count }) => sum + (follower_count ?? 0), 0)}
        />
        <Column source="booking_price_from" />
        <Column source="status" />
      </DataTable>
    </List>
  );
}

const container = document.getElementById('root');
if (container) {
  createRoot(container).render(
    <Admin dataProvider={simpleRestProvider('/api/v1', httpClient)} disableTelemetry>
      <Resource name="kols" list={KolList} />
    </Admin>,
  );
}
