import { compareWithBaselines } from './support/compare'
import { isPiece, shots, topicOf } from './support/shots'

compareWithBaselines(shots.filter((shot) => !isPiece(shot) && topicOf(shot) !== 'jackpot'))
