import { describeJourneys } from './journeys';
import { openFirefox } from './support/firefox';

describeJourneys(openFirefox);
