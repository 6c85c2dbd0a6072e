import {
  requestStatus,
  sendOrder,
} from '../../src/features/orders/orderService';

// A test that imports this file replaces the service by a mock of Jest:
// jest.mock('../../../src/features/orders/orderService');

/** Each call has an order and the id of the attempt. */
export const sendOrderMock = jest.mocked(sendOrder);

/** Each call has the id of a placed order. */
export const requestStatusMock = jest.mocked(requestStatus);

// Without an answer of the test, none comes, as offline.
beforeEach(() => {
  sendOrderMock.mockReset().mockRejectedValue(new Error('No answer'));
  requestStatusMock.mockReset().mockRejectedValue(new Error('No answer'));
});

/** The next call gets the answer with which the returned function is called. */
export const answerLater = <T>(mock: {
  mockReturnValueOnce: (answer: Promise<T>) => unknown;
}) => {
  let answer: (value: T) => void = () => undefined;
  mock.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return answer;
};
