import { apiBase, endpoints } from '../../domain/endpoints';
import { verifyPath } from '../../domain/publicSite/paths';
import { reportForms } from '../../domain/reports/forms';
import { usePage } from '../pageContext';
import styles from './Report.module.css';
import { useReport } from './reportContext';

/** The same report as files, and of a frozen one what proves it. */
export function Downloads({ token }: { token: string }) {
  const { language, say } = usePage();
  const { frozen } = useReport();
  const file = apiBase + endpoints.linkedReportFile.path.replace('{token}', encodeURIComponent(token));
  return (
    <div className={styles.downloads}>
      <nav aria-label={say('publicSite.report.download')} className={styles.files}>
        {reportForms.map((form, index) => (
          <a
            key={form}
            className={index === 0 ? 'button' : 'button quiet'}
            href={`${file}?type=${form}&lang=${language}`}
            download
          >
            {index === 0 && (
              <svg
                width="18"
                height="18"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" strokeLinecap="round" strokeLinejoin="round" />
              </svg>
            )}
            {say(`publicSite.report.file.${form}`)}
          </a>
        ))}
      </nav>
      {frozen && (
        <p className={styles.frozen}>
          {say('publicSite.report.number')}: <b>{frozen.number}</b> · {say('publicSite.report.code')}:{' '}
          <b>{frozen.code}</b>
          <br />
          <a href={verifyPath(language, { number: frozen.number, code: frozen.code })}>
            {say('publicSite.report.verify')}
          </a>
        </p>
      )}
    </div>
  );
}
