import { AboutInputs, DocumentInputs, PeopleInputs, PeriodInputs } from '../form/CampaignInputs';
import { useFromBrand } from './useFromBrand';

export { CompetitorNote } from './CompetitorNote';
export { Confirm } from './Confirm';
export { PostStep } from './PostStep';
export { SowStep } from './SowStep';

/** What the campaign is about, when, by whom, with which documents. */
export function InfoStep() {
  useFromBrand();
  return (
    <>
      <AboutInputs withStatus />
      <PeriodInputs />
      <PeopleInputs />
      <DocumentInputs />
    </>
  );
}
