const { relative } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const stepsBetween = (left, right) => relative(left, right).split('/').length;

/** Runs the tests nearest to `MUTATED_FILE` first: they are the likeliest to find its mutation. */
module.exports = class NearestTestsFirst extends Sequencer {
  sort(tests) {
    const file = process.env.MUTATED_FILE;
    const sorted = super.sort(tests);
    if (!file) return sorted;
    const steps = ({ path }) => stepsBetween(`${process.cwd()}/${file}`, path);
    return sorted.toSorted((left, right) => steps(left) - steps(right));
  }
};
