import { useTranslate } from 'react-admin';
import { approvalsOf } from '../../../domain/today/counted';
import type { Today } from '../../../domain/today/types';
import { ApprovalRows } from './ApprovalRows';
import { Block } from './Block';
import { CampaignRows } from './CampaignRows';
import { listOf } from './campaignPlaces';
import { ReportMailRows, SystemMailRows } from './MailRows';
import { PostRows } from './PostRows';
import { RequestRows } from './RequestRows';
import { SowRows } from './SowRows';

interface BlocksProps {
  today: Today;
  isStaff: boolean;
  isKol: boolean;
  onAll: () => void;
}

/** Every kind of which something waits, the most urgent first. */
export function Blocks({ today, isStaff, isKol, onAll }: BlocksProps) {
  const translate = useTranslate();
  const { day, approvals, missing_posts, unmeasured, behind, overdue, unfrozen, requests, running, posts } = today;
  const { to_evaluate, failed_report_mails, failed_mails, person } = today;
  const person_id = person?.id;
  const titled = (section: string, { total, first }: { total: number; first: unknown[] }) => ({
    title: translate(`today.section.${section}`),
    total,
    shown: first.length,
  });
  return (
    <>
      {has(to_evaluate) && (
        <Block {...titled('to_evaluate', to_evaluate)} all={listOf('campaignsDone', { unevaluated: 'true' })}>
          <CampaignRows campaigns={to_evaluate.first} deed="evaluate" day={day} />
        </Block>
      )}
      {has(missing_posts) && (
        <Block
          {...titled(isKol ? 'missing_posts_kol' : 'missing_posts', missing_posts)}
          {...(isKol && { description: translate('today.help.missing_posts_kol') })}
          onAll={onAll}
        >
          <SowRows sows={missing_posts.first} lack="posts" />
        </Block>
      )}
      {has(behind) && (
        <Block
          {...titled('behind', behind)}
          all={listOf('campaignsInProgress', { pace: 'behind', person_id, sort: 'pace-ASC' })}
        >
          <CampaignRows campaigns={behind.first} deed="watch" day={day} results />
        </Block>
      )}
      {has(overdue) && (
        <Block {...titled('overdue', overdue)} all={listOf('campaignsInProgress', { overdue: 'true', person_id })}>
          <CampaignRows campaigns={overdue.first} deed="settle" day={day} />
        </Block>
      )}
      {has(unmeasured) && (
        <Block {...titled('unmeasured', unmeasured)} onAll={onAll}>
          <SowRows sows={unmeasured.first} lack="figures" />
        </Block>
      )}
      {has(failed_report_mails) && (
        <Block {...titled('failed_report_mails', failed_report_mails)} onAll={onAll}>
          <ReportMailRows mails={failed_report_mails.first} />
        </Block>
      )}
      {has(requests) && isStaff && (
        <Block {...titled('requests', requests)} all={listOf('requests', { request_status: 'pending' })}>
          <RequestRows requests={requests.first} />
        </Block>
      )}
      {approvals && approvalsOf(approvals) > 0 && (
        <Block
          title={translate('today.section.approvals')}
          total={approvalsOf(approvals)}
          shown={approvalsOf(approvals)}
        >
          <ApprovalRows approvals={approvals} />
        </Block>
      )}
      {has(unfrozen) && (
        <Block {...titled('unfrozen', unfrozen)} all={listOf('campaignsDone', { unfrozen: 'true', person_id })}>
          <CampaignRows campaigns={unfrozen.first} deed="freeze" day={day} />
        </Block>
      )}
      {has(failed_mails) && (
        <Block {...titled('failed_mails', failed_mails)} all={listOf('jobsQueue', { state: 'failed', kind: 'mail' })}>
          <SystemMailRows jobs={failed_mails.first} />
        </Block>
      )}
      {has(running) && (
        <Block {...titled('running', running)} all={listOf('campaignsInProgress', {})}>
          <CampaignRows campaigns={running.first} deed="watch" day={day} results />
        </Block>
      )}
      {has(requests) && !isStaff && (
        <Block {...titled('requests_client', requests)} all={listOf('requests', {})}>
          <RequestRows requests={requests.first} />
        </Block>
      )}
      {has(posts) && (
        <Block {...titled('posts', posts)} onAll={onAll}>
          <PostRows posts={posts.first} />
        </Block>
      )}
    </>
  );
}

function has<Kind extends { total: number }>(kind: Kind | undefined): kind is Kind {
  return kind !== undefined && kind.total > 0;
}
