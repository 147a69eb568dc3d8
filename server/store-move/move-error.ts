/** A store cannot be moved, for a reason that whoever runs the command can act on. */
export class MoveError extends Error {}
