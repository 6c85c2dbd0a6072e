import { describeJourneys } from './journeys';
import { openWebKit } from './support/webkit';

describeJourneys(openWebKit);
