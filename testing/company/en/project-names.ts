/** The names of the projects, on the home page and on the Projects page. */
export const projectNames = {
  "projects.sandbox": "Practice network",
  "projects.check-in": "City walk",
  "projects.portfolio": "Savings overview",
  "projects.ai.reading": "Reading coach",
  "projects.ai.timetable": "Timetable chatbot",
  "projects.ai.exams": "Exam search",
} as const;
