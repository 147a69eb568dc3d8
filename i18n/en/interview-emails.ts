/** The texts of the emails about interviews. HR may change those of `interview.*.subject` and `interview.*.news`. */
export const interviewEmails = {
  "interview.unlisted": "your application",
  "interview.time": "Time",
  "interview.time.1": "Time 1",
  "interview.time.2": "Time 2",
  "interview.time.3": "Time 3",
  "interview.place": "Place",
  "interview.video": "Video call",
  "interview.people": "You will meet",
  "interview.answer":
    "Please answer on the status page of your application: only your answer there counts. We are not notified when you accept the invitation in your calendar.",
  "interview.change":
    "If you cannot come or need another time, tell us on the status page of your application.",
  "interview.timeHolds":
    "You have asked for another time. Until we have agreed on a new one, this one still holds:",
  "interview.goesOn":
    "Your application goes on: our HR team decides on the next step and emails you.",
  "interview.ended": "The interview on {time} therefore does not take place any more.",
  "interview.endedOffer":
    "The interview that we had offered therefore does not take place any more.",
  "interview.choose": "Please choose one of these times:",
  "interview.confirm": "Please confirm this time:",
  "interview.open.answer": "Answer the invitation",

  "interview.offered.subject": "Interview as {position}: please answer",
  "interview.offered.news": "We would like to get to know you in an interview at {company}.",
  "interview.moved.subject": "Interview moved: please answer ({position})",
  "interview.moved.news":
    "We have to move your interview at {company}. The earlier times no longer apply.",
  "interview.agreed.subject": "Interview as {position}: {time}",
  "interview.agreed.news": "Thank you. Your interview at {company} is set. We look forward to it.",
  "interview.changed.subject": "Interview changed: {time}",
  "interview.changed.news": "The details of your interview at {company} have changed:",
  "interview.cancelled.subject": "Interview cancelled: {time}",
  "interview.cancelled.news": "Your interview at {company} on {time} will not take place.",
  "interview.declined.subject": "Interview declined: {position}",
  "interview.declined.news":
    "You have declined the interview at {company}. We have informed the interviewers.",
  "interview.reminder.subject": "Reminder: interview {time}",
  "interview.reminder.news": "Your interview at {company} is soon. We look forward to meeting you.",
  "interview.erased.subject": "Interview cancelled: {time}",
  "interview.erased.news":
    "The interview on {time} will not take place, because application {receipt} has been deleted.",

  "interviewTeam.agreed.subject": "Interview with {name}: {time}",
  "interviewTeam.agreed.news": "{name} has agreed to the interview on {time}.",
  "interviewTeam.changed.subject": "Interview changed: {name}, {time}",
  "interviewTeam.changed.news": "The interview with {name} on {time} has changed:",
  "interviewTeam.moved.subject": "Interview moved: {name}, no longer {time}",
  "interviewTeam.moved.news":
    "The interview with {name} on {time} no longer takes place. {name} has been asked to choose a new time.",
  "interviewTeam.cancelled.subject": "Interview cancelled: {name}, {time}",
  "interviewTeam.cancelled.news": "The interview with {name} on {time} will not take place.",
  "interviewTeam.declined.subject": "Interview declined: {name}",
  "interviewTeam.declined.news": "{name} has declined the interview on {time}.",
  "interviewTeam.restored.subject": "Interview takes place after all: {name}",
  "interviewTeam.restored.news":
    "{name} had declined the interview on {time} and has taken that back.",
  "interviewTeam.otherTimes.subject": "Another interview time wanted: {name}",
  "interviewTeam.otherTimes.news": "{name} asks for another time than {time}:",
  "interviewTeam.reminder.subject": "Reminder: interview with {name}, {time}",
  "interviewTeam.reminder.news": "Your interview with {name} is on {time}.",
  "interviewTeam.left.subject": "Removed from the interview with {name}",
  "interviewTeam.left.news":
    "A colleague has removed you from the interview with {name} on {time}.",

  "interview.position": "Position",
  "interviewTeam.by": "Done by",
  "interviewGuest.invited": "{company} invites you to join the interview with {name} on {time}.",
  "interviewGuest.moved":
    "The interview with {name} on {time} no longer takes place. You will get the new time once it is set.",
  "interviewGuest.left": "You no longer need to join the interview with {name} on {time}.",
  "interviewGuest.note":
    "You get this email because {company} has named you as a guest of this interview. Please do not forward it.",

  "interview.event": "Interview at {company}: {position}",
  "interview.event.team": "Interview: {name}, {position}",
  "interview.event.erased": "Interview cancelled",
  "interview.feed": "Interviews ({company})",
} as const;
