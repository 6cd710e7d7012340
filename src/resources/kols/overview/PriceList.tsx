import { useTranslate } from 'react-admin';
import type { KolPrice } from '../../../domain/kols/prices';
import { networkNames, networks } from '../../../domain/networks';
import { Section } from '../../../ui/console/record/Section';
import { Money } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from '../detail.module.css';

/** What a KOL asks for, network by network, as a table for each (CONTRACT-2 §16 Prices). */
export function PriceList({ prices }: { prices: readonly KolPrice[] }) {
  const translate = useTranslate();
  const priced = networks.filter((network) => prices.some(({ social_type }) => social_type === network));
  return (
    <Section title={translate('kols.prices.title')} description={translate('kols.prices.help')}>
      <div className={styles.priceLists}>
        {priced.map((network) => (
          <table key={network} className={styles.prices}>
            <caption>
              <NetworkIcon network={network} size={16} /> {networkNames[network]}
            </caption>
            <thead>
              <tr>
                <th scope="col">{translate('campaigns.sow.post_format')}</th>
                <th scope="col">{translate('kols.price')}</th>
              </tr>
            </thead>
            <tbody>
              {prices
                .filter(({ social_type }) => social_type === network)
                .map(({ post_format, price }) => (
                  <tr key={post_format}>
                    <th scope="row">{translate(`campaigns.format.${post_format}`)}</th>
                    <td>
                      <Money value={price} />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        ))}
      </div>
    </Section>
  );
}
