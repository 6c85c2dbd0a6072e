import { describeJourneys } from './journeys';
import { launchWebKit } from './support/webdriver';

describeJourneys(launchWebKit);
