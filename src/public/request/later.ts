// What the first step does without: it comes while that one is read.
export { SendingState } from '../form/SendingState';
export { CampaignStep } from './CampaignStep';
export { CompanyStep } from './CompanyStep';
export { faultsOf, formIn, inputOf } from './check';
export { Done } from './Done';
export { Summary } from './Summary';
export { sendRequest } from './sendRequest';
