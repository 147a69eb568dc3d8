--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: pg_trgm; Type: EXTENSION; Schema: -; Owner: -
--

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;


--
-- Name: EXTENSION pg_trgm; Type: COMMENT; Schema: -; Owner: -
--

COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';


--
-- Name: applications_with_words(tsquery); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.applications_with_words(query tsquery) RETURNS SETOF uuid
    LANGUAGE sql STABLE ROWS 20000 PARALLEL SAFE
    SET enable_seqscan TO 'off'
    AS $$
    select application_id from resume_texts
      where array_to_tsvector(string_to_array(words, ' ')) @@ query $$;


--
-- Name: refuse_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'append-only'; end $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: application_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_events (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    kind text NOT NULL,
    actor_id uuid,
    detail text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: application_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_notes (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    author_id uuid,
    text text NOT NULL,
    verdict text,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: application_steps; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_steps (
    id uuid NOT NULL,
    application_id uuid,
    day date NOT NULL,
    "position" text NOT NULL,
    source text NOT NULL,
    step text NOT NULL,
    business_days integer NOT NULL,
    rejected_for text
);


--
-- Name: application_undos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.application_undos (
    undo_id uuid NOT NULL,
    application_id uuid NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    before text NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: applications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.applications (
    id uuid NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    phone text,
    job_id text NOT NULL,
    status text NOT NULL,
    notes text,
    experience_level text NOT NULL,
    portfolio_url text,
    linkedin_url text,
    github_url text,
    available_start_date date,
    language text NOT NULL,
    policy_version text NOT NULL,
    cv_key text,
    cv_sha256 text,
    cv_original_name text,
    cv_size_bytes integer,
    cv_content_type text,
    cv_scan_pending boolean DEFAULT false NOT NULL,
    spam boolean DEFAULT false NOT NULL,
    spam_reason text,
    shown_status text,
    shown_until timestamp(3) with time zone,
    status_at timestamp(3) with time zone,
    withdrawn_at timestamp(3) with time zone,
    legal_hold boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    search_text text NOT NULL,
    cover_letter text,
    job_title text,
    source text DEFAULT 'careers_page'::text NOT NULL,
    source_detail text,
    added_by uuid,
    consent text,
    updated_by uuid,
    looked_at timestamp(3) with time zone,
    rejection_reason text,
    consent_text_id uuid,
    consent_withdrawn_at timestamp(3) with time zone,
    previous_email text,
    previous_email_until timestamp(3) with time zone,
    message_at timestamp(3) with time zone,
    talent_pool_until timestamp(3) with time zone,
    talent_pool_asked_at timestamp(3) with time zone,
    apologised_at timestamp(3) with time zone,
    user_id uuid
);


--
-- Name: attachment_parts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attachment_parts (
    attachment_id uuid NOT NULL,
    number integer NOT NULL,
    bytes bytea NOT NULL
);


--
-- Name: attachments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.attachments (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    message_id uuid,
    name text NOT NULL,
    type text NOT NULL,
    bytes integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    purpose text DEFAULT 'message'::text NOT NULL
);


--
-- Name: audit_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.audit_log (
    id uuid NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    target_kind text,
    target_id text,
    fields text NOT NULL,
    network text,
    request_id text,
    status_before text,
    status_after text
);


--
-- Name: avatars; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.avatars (
    key text NOT NULL,
    user_id uuid NOT NULL,
    bytes bytea NOT NULL
);


--
-- Name: calendar_feeds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.calendar_feeds (
    user_id uuid NOT NULL,
    key_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: consent_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consent_texts (
    id uuid NOT NULL,
    version text NOT NULL,
    language text NOT NULL,
    text text NOT NULL
);


--
-- Name: email_templates; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.email_templates (
    id uuid NOT NULL,
    kind text NOT NULL,
    language text NOT NULL,
    name text,
    subject text NOT NULL,
    text text NOT NULL,
    updated_by uuid,
    updated_at timestamp(3) with time zone NOT NULL
);


--
-- Name: erased_files; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_files (
    key text NOT NULL,
    erased_at timestamp(3) with time zone NOT NULL
);


--
-- Name: erased_records; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.erased_records (
    hash text NOT NULL,
    erased_at timestamp(3) with time zone NOT NULL,
    noted boolean DEFAULT false NOT NULL
);


--
-- Name: failed_sign_ins; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.failed_sign_ins (
    id uuid NOT NULL,
    hour timestamp(3) with time zone NOT NULL,
    network text NOT NULL,
    target_id text NOT NULL,
    failures integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: former_slugs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.former_slugs (
    slug text NOT NULL,
    position_id uuid NOT NULL
);


--
-- Name: funnel_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.funnel_counts (
    day date NOT NULL,
    "position" text NOT NULL,
    source text NOT NULL,
    step text NOT NULL,
    count integer NOT NULL
);


--
-- Name: idempotency_keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.idempotency_keys (
    key_hash text NOT NULL,
    checksum text NOT NULL,
    response text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL
);


--
-- Name: interview_invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interview_invitations (
    interview_id uuid NOT NULL,
    to_hash text NOT NULL,
    method text,
    told_at timestamp(3) with time zone NOT NULL,
    told text,
    user_id uuid
);


--
-- Name: interview_people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interview_people (
    interview_id uuid NOT NULL,
    user_id uuid NOT NULL
);


--
-- Name: interview_slots; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interview_slots (
    interview_id uuid NOT NULL,
    starts_at timestamp(3) with time zone NOT NULL
);


--
-- Name: interviews; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.interviews (
    id uuid NOT NULL,
    application_id uuid NOT NULL,
    state text NOT NULL,
    minutes integer NOT NULL,
    place text NOT NULL,
    video_link text NOT NULL,
    note text NOT NULL,
    starts_at timestamp(3) with time zone,
    decline_reason text,
    other_times text,
    sequence integer NOT NULL,
    visible_at timestamp(3) with time zone NOT NULL,
    reminded_for timestamp(3) with time zone,
    undo text,
    created_by uuid,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    ends_at timestamp(3) with time zone,
    guests text DEFAULT '[]'::text NOT NULL,
    cancel_reason text
);


--
-- Name: kysely_migration; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: kysely_migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: one_time_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.one_time_tokens (
    id uuid NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    application_id uuid,
    email text,
    token_hash text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    used_at timestamp(3) with time zone
);


--
-- Name: outbox; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.outbox (
    id uuid NOT NULL,
    kind text NOT NULL,
    application_id uuid,
    user_id uuid,
    to_email text,
    to_name text,
    to_hash text,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    run_at timestamp(3) with time zone NOT NULL,
    lease_until timestamp(3) with time zone,
    last_error text,
    created_at timestamp(3) with time zone NOT NULL,
    finished_at timestamp(3) with time zone,
    interview_id uuid,
    calendar text,
    calendar_method text,
    author_id uuid,
    told text,
    written text
);


--
-- Name: page_visits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.page_visits (
    day date NOT NULL,
    path text NOT NULL,
    visits integer NOT NULL
);


--
-- Name: positions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.positions (
    id uuid NOT NULL,
    slug text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    advertised boolean NOT NULL,
    is_sample boolean NOT NULL,
    place integer NOT NULL,
    names text NOT NULL,
    content text NOT NULL,
    posted_on date,
    closes_on date,
    announced_closing date,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    updated_by uuid
);


--
-- Name: privacy_requests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.privacy_requests (
    id uuid NOT NULL,
    application_id uuid,
    receipt_number text NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    due_at timestamp(3) with time zone NOT NULL,
    closed_at timestamp(3) with time zone
);


--
-- Name: recovery_codes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.recovery_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL
);


--
-- Name: removed_users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.removed_users (
    month text NOT NULL,
    users integer NOT NULL,
    active integer NOT NULL
);


--
-- Name: resume_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.resume_texts (
    application_id uuid NOT NULL,
    cv_sha256 text,
    state text NOT NULL,
    text text NOT NULL,
    words text NOT NULL,
    read_at timestamp(3) with time zone
)
WITH (toast_tuple_target='128');


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    counter integer NOT NULL,
    confirmed boolean NOT NULL,
    rotated_at timestamp(3) with time zone NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_used_at timestamp(3) with time zone NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    user_agent text NOT NULL,
    network text NOT NULL
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    updated_by uuid
);


--
-- Name: state; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.state (
    name text NOT NULL,
    value text NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL
);


--
-- Name: throttles; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.throttles (
    key text NOT NULL,
    hits integer NOT NULL,
    resets_at timestamp(3) with time zone NOT NULL
);


--
-- Name: user_undos; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.user_undos (
    undo_id uuid NOT NULL,
    user_id uuid NOT NULL,
    changed_at timestamp(3) with time zone NOT NULL,
    was_active boolean NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id uuid NOT NULL,
    email text NOT NULL,
    email_key text NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    active boolean NOT NULL,
    status text NOT NULL,
    password_hash text,
    phone text,
    phone_emergency text,
    dob date,
    national_id text,
    starting_date date,
    address text,
    current_address text,
    notes text,
    avatar text,
    language text,
    two_step_secret text,
    two_step_at timestamp(3) with time zone,
    two_step_last_step integer,
    search_text text NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    updated_at timestamp(3) with time zone NOT NULL,
    updated_by uuid,
    active_month text,
    active_before boolean,
    signature text
);


--
-- Data for Name: application_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_events VALUES
	('01a20b1b-2ca0-7000-8000-080a1fc93f98', '01a20b1b-2ca0-7000-8000-029f20a4d374', 'submitted', NULL, '{}', '2026-11-24 08:11:00+07'),
	('01a20b1c-1700-7000-8000-098766b11b0d', '01a20b1c-1700-7000-8000-00fe78baad8c', 'submitted', NULL, '{}', '2026-11-24 08:12:00+07'),
	('01a20b1d-0160-7000-8000-0516e217b47a', '01a20b1d-0160-7000-8000-0099ef452f53', 'submitted', NULL, '{}', '2026-11-24 08:13:00+07'),
	('01a20b1d-ebc0-7000-8000-0410bd386999', '01a20b1d-ebc0-7000-8000-035215c14d4f', 'submitted', NULL, '{}', '2026-11-24 08:14:00+07'),
	('01a20b1e-d620-7000-8000-051b9efaa05c', '01a20b1e-d620-7000-8000-000aae03d7d6', 'submitted', NULL, '{}', '2026-11-24 08:15:00+07'),
	('01a20b1f-c080-7000-8000-077f2aa53676', '01a20b1f-c080-7000-8000-00719b35b4a7', 'submitted', NULL, '{}', '2026-11-24 08:16:00+07'),
	('01a20b20-aae0-7000-8000-04c429278b1e', '01a20b20-aae0-7000-8000-03bc4012d33a', 'submitted', NULL, '{}', '2026-11-24 08:17:00+07'),
	('01a20b21-9540-7000-8000-06c3c83399db', '01a20b21-9540-7000-8000-03df5964a0f5', 'submitted', NULL, '{}', '2026-11-24 08:18:00+07'),
	('01a20b22-7fa0-7000-8000-07c42bd3ec64', '01a20b22-7fa0-7000-8000-0140f4cd06c3', 'submitted', NULL, '{}', '2026-11-24 08:19:00+07'),
	('01a20b23-6a00-7000-8000-04d4f0269d54', '01a20b23-6a00-7000-8000-00e4e4ec900e', 'submitted', NULL, '{}', '2026-11-24 08:20:00+07'),
	('01a20b24-5460-7000-8000-0480eee2f027', '01a20b24-5460-7000-8000-007c13bc9a3a', 'submitted', NULL, '{}', '2026-11-24 08:21:00+07'),
	('01a20b25-3ec0-7000-8000-04e49491b11a', '01a20b25-3ec0-7000-8000-024c43722bed', 'submitted', NULL, '{}', '2026-11-24 08:22:00+07'),
	('01a20b26-2920-7000-8000-071d7be71604', '01a20b26-2920-7000-8000-0230e3216b3b', 'submitted', NULL, '{}', '2026-11-24 08:23:00+07'),
	('01a20b27-1380-7000-8000-0af5d0ebf9be', '01a20b1d-ebc0-7000-8000-035215c14d4f', 'status', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":"submitted","after":"accepted"}', '2026-11-24 08:24:00+07'),
	('01a20b27-fde0-7000-8000-0372649216d8', '01a20b23-6a00-7000-8000-00e4e4ec900e', 'withdrawn', NULL, '{}', '2026-11-24 08:25:00+07'),
	('01a20b28-e840-7000-8000-026a2943cc60', '01a20b22-7fa0-7000-8000-0140f4cd06c3', 'talent_pool', NULL, '{"before":null,"after":"2027-11-24T01:26:00.000Z"}', '2026-11-24 08:26:00+07'),
	('01a20b29-d2a0-7000-8000-07843fbe5f77', '01a20b29-d2a0-7000-8000-02161764fe60', 'added', '01a20b11-1a80-7000-8000-36d92569b582', '{}', '2026-11-24 08:27:00+07'),
	('01a20b2a-bd00-7000-8000-09db1aa8afe5', '01a20b22-7fa0-7000-8000-0140f4cd06c3', 'privacy_request', '01a20b11-1a80-7000-8000-36d92569b582', '{"after":"correction"}', '2026-11-24 08:28:00+07'),
	('01a21560-91a0-7000-8000-0920f0e7314f', '01a20b1e-d620-7000-8000-000aae03d7d6', 'note_added', '01a20b11-1a80-7000-8000-36d92569b582', '{}', '2026-11-26 08:03:00+07'),
	('01a21561-7c00-7000-8000-04e3218ad973', '01a20b1e-d620-7000-8000-000aae03d7d6', 'note_added', '01a20b12-ef40-7000-8000-00eac2111f42', '{}', '2026-11-26 08:04:00+07'),
	('01a21563-50c0-7000-8000-05292e331d88', '01a20b1e-d620-7000-8000-000aae03d7d6', 'message', '01a20b12-ef40-7000-8000-00eac2111f42', '{"before":"A test","after":"Please find a test attached, {name}.\n\n[Bài kiểm tra.pdf]"}', '2026-11-26 08:06:00+07'),
	('01a21564-3b20-7000-8000-058c595212f4', '01a20b1e-d620-7000-8000-000aae03d7d6', 'applicant_message', NULL, '{"before":"Bài làm.pdf","after":"Here is the solved test."}', '2026-11-26 08:07:00+07'),
	('01a21566-0fe0-7000-8000-0bddf4f12ed0', '01a20b1b-2ca0-7000-8000-029f20a4d374', 'interview_offered', '01a20b11-1a80-7000-8000-36d92569b582', '{"after":"2026-12-01T02:00:00.000Z 2026-12-02T07:00:00.000Z"}', '2026-11-26 08:09:00+07'),
	('01a21566-fa40-7000-8000-08b754a8f478', '01a20b1c-1700-7000-8000-00fe78baad8c', 'interview_offered', '01a20b12-ef40-7000-8000-00eac2111f42', '{"after":"2026-12-02T07:00:00.000Z 2026-12-03T03:00:00.000Z"}', '2026-11-26 08:10:00+07'),
	('01a21568-cf00-7000-8000-0e9004dc1fa9', '01a20b1c-1700-7000-8000-00fe78baad8c', 'interview_agreed', NULL, '{"after":"2026-12-03T03:00:00.000Z"}', '2026-11-26 08:12:00+07'),
	('01a21569-b960-7000-8000-08f7eacacd2b', '01a20b1d-0160-7000-8000-0099ef452f53', 'status', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":"submitted","after":"rejected"}', '2026-11-26 08:13:00+07'),
	('01a21569-b960-7000-8000-0efe69beb23d', '01a20b1d-0160-7000-8000-0099ef452f53', 'rejection_reason', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":null,"after":"other_candidate"}', '2026-11-26 08:13:00+07'),
	('01a2156d-62e0-7000-8000-0be3f8c1abb7', '01a20b1f-c080-7000-8000-00719b35b4a7', 'copy_asked', NULL, '{}', '2026-11-26 08:17:00+07'),
	('01a2156e-4d40-7000-8000-09d58d625a1e', '01a20b20-aae0-7000-8000-03bc4012d33a', 'erasure_asked', NULL, '{}', '2026-11-26 08:18:00+07'),
	('01a2156f-37a0-7000-8000-02cc6019b80a', '01a20b21-9540-7000-8000-03df5964a0f5', 'contact', NULL, '{"before":"0912 345 678","after":"0987 654 321"}', '2026-11-26 08:19:00+07'),
	('01a21594-b160-7000-8000-0590ca7238a1', '01a20b1d-ebc0-7000-8000-035215c14d4f', 'message', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":"Your first day","after":"We look forward to seeing you, {name}."}', '2026-11-26 08:59:56+07'),
	('01a21594-b930-7000-8000-0983d003311a', '01a20b25-3ec0-7000-8000-024c43722bed', 'status', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":"submitted","after":"accepted"}', '2026-11-26 08:59:58+07'),
	('01a21594-b930-7000-8000-1762485db576', '01a20b26-2920-7000-8000-0230e3216b3b', 'status', '01a20b11-1a80-7000-8000-36d92569b582', '{"before":"submitted","after":"accepted"}', '2026-11-26 08:59:58+07');


--
-- Data for Name: application_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_notes VALUES
	('01a21560-91a0-7000-8000-01c42d214ebb', '01a20b1e-d620-7000-8000-000aae03d7d6', '01a20b11-1a80-7000-8000-36d92569b582', 'Strong letter, @Lê Thị Tuyển', 'yes', '2026-11-26 08:03:00+07'),
	('01a21561-7c00-7000-8000-0066071cf146', '01a20b1e-d620-7000-8000-000aae03d7d6', '01a20b12-ef40-7000-8000-00eac2111f42', 'Agreed', 'unsure', '2026-11-26 08:04:00+07');


--
-- Data for Name: application_steps; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_steps VALUES
	('8edb82fc-36f4-4a33-b75d-122e50b1151e', '01a20b1b-2ca0-7000-8000-029f20a4d374', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('6d64f077-a133-4f5b-957c-071900ca019c', '01a20b1c-1700-7000-8000-00fe78baad8c', '2026-11-24', 'backend-developer', 'linkedin', 'sent', 0, NULL),
	('ddfb32f1-55ce-46c0-a6fd-86d9b72330c2', '01a20b1d-0160-7000-8000-0099ef452f53', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('a3d303e7-1992-4ed5-ae8e-cdf0aaa12248', '01a20b1d-ebc0-7000-8000-035215c14d4f', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('e712a94f-c1f9-4280-b170-ce5492d59aa5', '01a20b1e-d620-7000-8000-000aae03d7d6', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('94e40745-cfc6-43bc-85f9-f0e79d50d2d6', '01a20b1f-c080-7000-8000-00719b35b4a7', '2026-11-24', 'backend-developer', 'linkedin', 'sent', 0, NULL),
	('adb2eb23-e718-468e-91c9-39d42438262b', '01a20b20-aae0-7000-8000-03bc4012d33a', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('e0d37f3b-bb41-4783-8b63-4b837d8cdb35', '01a20b21-9540-7000-8000-03df5964a0f5', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('5284bace-bf84-47fc-b62f-85be26bfcb8d', '01a20b22-7fa0-7000-8000-0140f4cd06c3', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('8719509e-3458-4289-b574-0ee2e8839651', '01a20b23-6a00-7000-8000-00e4e4ec900e', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('20f184f6-2e28-4de1-b4ff-bd55435becc2', '01a20b25-3ec0-7000-8000-024c43722bed', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('bf88539d-92c8-4dc4-94b5-cc21a30794db', '01a20b26-2920-7000-8000-0230e3216b3b', '2026-11-24', 'ai-engineer', 'linkedin', 'sent', 0, NULL),
	('f6d8c48c-691b-4d62-97bc-1e2e967156ce', '01a20b1d-ebc0-7000-8000-035215c14d4f', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 0, NULL),
	('bb0b338a-0e1c-4f65-bbde-b0afcb8fb28c', '01a20b1d-ebc0-7000-8000-035215c14d4f', '2026-11-24', 'ai-engineer', 'linkedin', 'accepted', 0, NULL),
	('9fa7a3d7-7029-481b-a7ae-da654fbef403', '01a20b1d-ebc0-7000-8000-035215c14d4f', '2026-11-24', 'ai-engineer', 'linkedin', 'decided', 0, NULL),
	('8356cb5a-5584-4987-8b98-31662d878f08', '01a20b29-d2a0-7000-8000-02161764fe60', '2026-11-24', 'ai-engineer', 'referral', 'sent', 0, NULL),
	('77bde332-b72a-4131-a8c8-02831c1e3447', '01a20b1e-d620-7000-8000-000aae03d7d6', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 2, NULL),
	('7bcef2bd-a6b1-4289-b7ea-338af9ab9217', '01a20b1b-2ca0-7000-8000-029f20a4d374', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 2, NULL),
	('6b5a3d7a-ba52-495d-8b69-58b9d71cf411', '01a20b1b-2ca0-7000-8000-029f20a4d374', '2026-11-24', 'ai-engineer', 'linkedin', 'interview', 2, NULL),
	('1e22f134-b7f5-4104-951d-5a2624faad15', '01a20b1c-1700-7000-8000-00fe78baad8c', '2026-11-24', 'backend-developer', 'linkedin', 'looked_at', 2, NULL),
	('8d888b56-f057-4674-b862-7027c7a8c2cc', '01a20b1c-1700-7000-8000-00fe78baad8c', '2026-11-24', 'backend-developer', 'linkedin', 'interview', 2, NULL),
	('83c2094e-44fe-4cb9-a7ac-ec4f0e52106c', '01a20b1d-0160-7000-8000-0099ef452f53', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 2, NULL),
	('c68b7809-bbc5-4825-bc1b-3a91fe1ae380', '01a20b1d-0160-7000-8000-0099ef452f53', '2026-11-24', 'ai-engineer', 'linkedin', 'decided', 2, 'other_candidate'),
	('76c48c81-fe91-4e81-82df-d319643ed8e3', '01a20b25-3ec0-7000-8000-024c43722bed', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 2, NULL),
	('228d34a1-e0fb-46a9-89e7-994a996c2267', '01a20b25-3ec0-7000-8000-024c43722bed', '2026-11-24', 'ai-engineer', 'linkedin', 'accepted', 2, NULL),
	('c1be3bdb-a084-466e-9f74-6795528b8ed0', '01a20b25-3ec0-7000-8000-024c43722bed', '2026-11-24', 'ai-engineer', 'linkedin', 'decided', 2, NULL),
	('d8be8aab-12a3-4b33-a9c7-3f23f731a54e', '01a20b26-2920-7000-8000-0230e3216b3b', '2026-11-24', 'ai-engineer', 'linkedin', 'looked_at', 2, NULL),
	('69be6ebd-b3e4-4fc1-8b58-8caaa3745ff0', '01a20b26-2920-7000-8000-0230e3216b3b', '2026-11-24', 'ai-engineer', 'linkedin', 'accepted', 2, NULL),
	('a0898c1a-e6b2-409a-a004-534a3703f7a9', '01a20b26-2920-7000-8000-0230e3216b3b', '2026-11-24', 'ai-engineer', 'linkedin', 'decided', 2, NULL);


--
-- Data for Name: application_undos; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.application_undos VALUES
	('01a20b27-1380-7000-8000-015ed395fddc', '01a20b1d-ebc0-7000-8000-035215c14d4f', '2026-11-24 08:24:00+07', '{"columns":{"status":"submitted","status_at":"2026-11-24T01:14:00.000Z","shown_status":null,"shown_until":null,"notes":"Letter of accepted: I have followed your work for years and would like to join it.","legal_hold":false,"rejection_reason":null,"message_at":null},"emails":[],"steps":["f6d8c48c-691b-4d62-97bc-1e2e967156ce","9fa7a3d7-7029-481b-a7ae-da654fbef403","bb0b338a-0e1c-4f65-bbde-b0afcb8fb28c"],"interviews":[]}', '2026-11-24 08:24:15+07'),
	('01a21569-b960-7000-8000-039bca46ce41', '01a20b1d-0160-7000-8000-0099ef452f53', '2026-11-26 08:13:00+07', '{"columns":{"status":"submitted","status_at":"2026-11-24T01:13:00.000Z","shown_status":null,"shown_until":null,"notes":"Letter of rejected: I have followed your work for years and would like to join it.","legal_hold":false,"rejection_reason":null,"message_at":null},"emails":[],"steps":["83c2094e-44fe-4cb9-a7ac-ec4f0e52106c","c68b7809-bbc5-4825-bc1b-3a91fe1ae380"],"interviews":[]}', '2026-11-26 08:13:15+07'),
	('01a21594-b930-7000-8000-03b55aabe3e1', '01a20b25-3ec0-7000-8000-024c43722bed', '2026-11-26 08:59:58+07', '{"columns":{"status":"submitted","status_at":"2026-11-24T01:22:00.000Z","shown_status":null,"shown_until":null,"rejection_reason":null},"emails":[],"steps":["76c48c81-fe91-4e81-82df-d319643ed8e3","c1be3bdb-a084-466e-9f74-6795528b8ed0","228d34a1-e0fb-46a9-89e7-994a996c2267"],"interviews":[]}', '2026-11-26 09:00:13+07'),
	('01a21594-b930-7000-8000-03b55aabe3e1', '01a20b26-2920-7000-8000-0230e3216b3b', '2026-11-26 08:59:58+07', '{"columns":{"status":"submitted","status_at":"2026-11-24T01:23:00.000Z","shown_status":null,"shown_until":null,"rejection_reason":null},"emails":[],"steps":["d8be8aab-12a3-4b33-a9c7-3f23f731a54e","a0898c1a-e6b2-409a-a004-534a3703f7a9","69be6ebd-b3e4-4fc1-8b58-8caaa3745ff0"],"interviews":[]}', '2026-11-26 09:00:13+07');


--
-- Data for Name: applications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.applications VALUES
	('01a20b1f-c080-7000-8000-00719b35b4a7', 'Vũ Thị Sao', 'copier@people.example', 'copier@people.example', '0912 345 678', 'backend-developer', 'submitted', 'Letter of copier: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b1f-c080-7000-8000-00719b35b4a7', 'cf3775b5e7f3595012372e07fbd2e195ea9ee15fa2eccac6994818bb8af555ac', 'Hồ sơ copier.docx', 1736, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false, false, NULL, NULL, NULL, '2026-11-24 08:16:00+07', NULL, false, '2026-11-24 08:16:00+07', '2026-11-24 08:16:00+07', '9b35-b4a7
9b35b4a7
vu thi sao
copier@people.example
backend-developer
backend developer
ho so copier.docx
0912 345 678
0912345678
+84912345678', 'Letter of copier: I have followed your work for years and would like to join it.', 'Backend Developer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b20-aae0-7000-8000-03bc4012d33a', 'Đặng Văn Xóa', 'eraser@people.example', 'eraser@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of eraser: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b20-aae0-7000-8000-03bc4012d33a', '0f838ae0c6533d125a40167739bc3e3332eb07fe2d050a1b68723121a7348aa4', 'Hồ sơ eraser.pdf', 464, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:17:00+07', NULL, false, '2026-11-24 08:17:00+07', '2026-11-24 08:17:00+07', '4012-d33a
4012d33a
dang van xoa
eraser@people.example
ai-engineer
ai engineer
ho so eraser.pdf
0912 345 678
0912345678
+84912345678', 'Letter of eraser: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b24-5460-7000-8000-007c13bc9a3a', 'Lý Văn Rác', 'spam@people.example', 'spam@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of spam: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b24-5460-7000-8000-007c13bc9a3a', 'e6283c71bcb92e78295516ea7503726ec69231de018ada04f19e6d7e65e9f29d', 'Hồ sơ spam.pdf', 462, 'application/pdf', false, true, 'honeypot', NULL, NULL, '2026-11-24 08:21:00+07', NULL, false, '2026-11-24 08:21:00+07', '2026-11-24 08:21:00+07', '13bc-9a3a
13bc9a3a
ly van rac
spam@people.example
ai-engineer
ai engineer
ho so spam.pdf
0912 345 678
0912345678
+84912345678', 'Letter of spam: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b23-6a00-7000-8000-00e4e4ec900e', 'Dương Thị Rút', 'withdrawn@people.example', 'withdrawn@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of withdrawn: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b23-6a00-7000-8000-00e4e4ec900e', '4c37112c3f62b22a6f778943e546625086090feb3a0ff1d665bc4e1f51582b1d', 'Hồ sơ withdrawn.pdf', 467, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:20:00+07', '2026-11-24 08:25:00+07', false, '2026-11-24 08:20:00+07', '2026-11-24 08:25:00+07', 'e4ec-900e
e4ec900e
duong thi rut
withdrawn@people.example
ai-engineer
ai engineer
ho so withdrawn.pdf
0912 345 678
0912345678
+84912345678', 'Letter of withdrawn: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b22-7fa0-7000-8000-0140f4cd06c3', 'Ngô Văn Giữ', 'pool@people.example', 'pool@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of pool: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b22-7fa0-7000-8000-0140f4cd06c3', 'e11f49d4691787f628160095354890ecb0516ba3080b4889beee3455e9dc5d1b', 'Hồ sơ pool.pdf', 462, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:19:00+07', NULL, false, '2026-11-24 08:19:00+07', '2026-11-24 08:26:00+07', 'f4cd-06c3
f4cd06c3
ngo van giu
pool@people.example
ai-engineer
ai engineer
ho so pool.pdf
0912 345 678
0912345678
+84912345678', 'Letter of pool: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, '2027-11-24 08:26:00+07', NULL, NULL, NULL),
	('01a20b1b-2ca0-7000-8000-029f20a4d374', 'Nguyễn Văn Chờ', 'offered@people.example', 'offered@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of offered: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b1b-2ca0-7000-8000-029f20a4d374', '3919f1631e5526ffb8c47d137085232771769a788880494fc0d174bc5584573a', 'Hồ sơ offered.pdf', 465, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:11:00+07', NULL, false, '2026-11-24 08:11:00+07', '2026-11-24 08:11:00+07', '20a4-d374
20a4d374
nguyen van cho
offered@people.example
ai-engineer
ai engineer
ho so offered.pdf
0912 345 678
0912345678
+84912345678', 'Letter of offered: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, '2026-11-26 08:09:00+07', NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1e-d620-7000-8000-000aae03d7d6', 'Hoàng Văn Viết', 'writer@people.example', 'writer@people.example', '0912 345 678', 'ai-engineer', 'submitted', 'Letter of writer: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b1e-d620-7000-8000-000aae03d7d6', '111554cf81513da4fde66c26930c9c7d3ab6c506e3669c581e0085b96617f09a', 'Hồ sơ writer.pdf', 464, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:15:00+07', NULL, false, '2026-11-24 08:15:00+07', '2026-11-26 08:07:00+07', 'ae03-d7d6
ae03d7d6
hoang van viet
writer@people.example
ai-engineer
ai engineer
ho so writer.pdf
0912 345 678
0912345678
+84912345678', 'Letter of writer: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, '2026-11-26 08:03:00+07', NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, '2026-11-26 08:07:00+07', NULL, NULL, NULL, NULL),
	('01a20b1c-1700-7000-8000-00fe78baad8c', 'Trần Thị Hẹn', 'agreed@people.example', 'agreed@people.example', '0912 345 678', 'backend-developer', 'submitted', 'Letter of agreed: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'vi', '2025-06', '01a20b1c-1700-7000-8000-00fe78baad8c', 'd351ae9eecc23b8a7b03fdc8d8f2c875b06a98a580229defa7ad272ecb475607', 'Hồ sơ agreed.docx', 1736, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', false, false, NULL, NULL, NULL, '2026-11-24 08:12:00+07', NULL, false, '2026-11-24 08:12:00+07', '2026-11-24 08:12:00+07', '78ba-ad8c
78baad8c
tran thi hen
agreed@people.example
backend-developer
backend developer
ho so agreed.docx
0912 345 678
0912345678
+84912345678', 'Letter of agreed: I have followed your work for years and would like to join it.', 'Backend Developer', 'linkedin', NULL, NULL, NULL, NULL, '2026-11-26 08:10:00+07', NULL, '01a20b1c-1700-7000-8000-05bd13816cbf', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b21-9540-7000-8000-03df5964a0f5', 'Bùi Thị Đổi', 'mover@people.example', 'mover@people.example', '0987 654 321', 'ai-engineer', 'submitted', 'Letter of mover: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b21-9540-7000-8000-03df5964a0f5', 'd6b4e54ae703841fd5e76cc35ac91ee8caeba71a75bc7fe32fd2b97111df0032', 'Hồ sơ mover.pdf', 463, 'application/pdf', false, false, NULL, NULL, NULL, '2026-11-24 08:18:00+07', NULL, false, '2026-11-24 08:18:00+07', '2026-11-26 08:19:00+07', '5964-a0f5
5964a0f5
bui thi doi
mover@people.example
ai-engineer
ai engineer
ho so mover.pdf
0987 654 321
0987654321
+84987654321', 'Letter of mover: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, NULL, NULL, NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b29-d2a0-7000-8000-02161764fe60', 'Cao Thị Giới Thiệu', 'gioi.thieu@people.example', 'gioi.thieu@people.example', NULL, 'ai-engineer', 'submitted', NULL, 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', NULL, NULL, NULL, NULL, NULL, false, false, NULL, NULL, NULL, '2026-11-24 08:27:00+07', NULL, false, '2026-11-24 08:27:00+07', '2026-11-24 08:27:00+07', '1764-fe60
1764fe60
cao thi gioi thieu
gioi.thieu@people.example
ai-engineer
ai engineer', NULL, 'AI Engineer', 'referral', 'Lê Thị Tuyển', '01a20b11-1a80-7000-8000-36d92569b582', 'agreed', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-0160-7000-8000-0099ef452f53', 'Lê Văn Tiếc', 'rejected@people.example', 'rejected@people.example', '0912 345 678', 'ai-engineer', 'rejected', 'Letter of rejected: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b1d-0160-7000-8000-0099ef452f53', '877c678f5fc652347e666ba029ecbfbaad6ba78bcfa40416ff42019558e5f1c0', 'Hồ sơ rejected.pdf', 466, 'application/pdf', false, false, NULL, 'submitted', '2026-11-27 08:13:00+07', '2026-11-26 08:13:00+07', NULL, false, '2026-11-24 08:13:00+07', '2026-11-26 08:13:00+07', 'ef45-2f53
ef452f53
le van tiec
rejected@people.example
ai-engineer
ai engineer
ho so rejected.pdf
0912 345 678
0912345678
+84912345678', 'Letter of rejected: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-26 08:13:00+07', 'other_candidate', '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-ebc0-7000-8000-035215c14d4f', 'Phạm Thị Nhận', 'accepted@people.example', 'accepted@people.example', '0912 345 678', 'ai-engineer', 'accepted', 'Letter of accepted: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b1d-ebc0-7000-8000-035215c14d4f', 'cb2f5098213205f4b937450c48f2e145e24a6ced6997bfc8909e2f366163e597', 'Hồ sơ accepted.pdf', 466, 'application/pdf', false, false, NULL, 'submitted', '2026-11-24 08:24:15+07', '2026-11-24 08:24:00+07', NULL, false, '2026-11-24 08:14:00+07', '2026-11-24 08:24:00+07', '15c1-4d4f
15c14d4f
pham thi nhan
accepted@people.example
ai-engineer
ai engineer
ho so accepted.pdf
0912 345 678
0912345678
+84912345678', 'Letter of accepted: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-24 08:24:00+07', NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b25-3ec0-7000-8000-024c43722bed', 'Hồ Thị Một', 'bulkone@people.example', 'bulkone@people.example', '0912 345 678', 'ai-engineer', 'accepted', 'Letter of bulkOne: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b25-3ec0-7000-8000-024c43722bed', '74579b17650f49e0d58f111762c29aac60cbd8045f419714b849e852e0f5274f', 'Hồ sơ bulkOne.pdf', 465, 'application/pdf', false, false, NULL, 'submitted', '2026-11-26 09:00:13+07', '2026-11-26 08:59:58+07', NULL, false, '2026-11-24 08:22:00+07', '2026-11-26 08:59:58+07', '4372-2bed
43722bed
ho thi mot
bulkone@people.example
ai-engineer
ai engineer
ho so bulkone.pdf
0912 345 678
0912345678
+84912345678', 'Letter of bulkOne: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-26 08:59:58+07', NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b26-2920-7000-8000-0230e3216b3b', 'Mai Văn Hai', 'bulktwo@people.example', 'bulktwo@people.example', '0912 345 678', 'ai-engineer', 'accepted', 'Letter of bulkTwo: I have followed your work for years and would like to join it.', 'mid', NULL, NULL, NULL, NULL, 'en', '2025-06', '01a20b26-2920-7000-8000-0230e3216b3b', '7113078f4ce6c0b7a319d47e7a515c879786db2afefcc3e32e4e015819a79c4d', 'Hồ sơ bulkTwo.pdf', 465, 'application/pdf', false, false, NULL, 'submitted', '2026-11-26 09:00:13+07', '2026-11-26 08:59:58+07', NULL, false, '2026-11-24 08:23:00+07', '2026-11-26 08:59:58+07', 'e321-6b3b
e3216b3b
mai van hai
bulktwo@people.example
ai-engineer
ai engineer
ho so bulktwo.pdf
0912 345 678
0912345678
+84912345678', 'Letter of bulkTwo: I have followed your work for years and would like to join it.', 'AI Engineer', 'linkedin', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-26 08:59:58+07', NULL, '01a20b1b-2ca0-7000-8000-06465f16a7fb', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: attachment_parts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attachment_parts VALUES
	('01a21562-6660-7000-8000-027ac27e47e6', 0, '\x255044462d312e370a312030206f626a203c3c2f54797065202f436174616c6f67202f5061676573203220302052202f4163726f466f726d203c3c2f4669656c6473205b5d202f444120282f4631203132205466293e3e3e3e20656e646f626a0a322030206f626a203c3c2f54797065202f5061676573202f4b696473205b33203020525d202f436f756e7420313e3e20656e646f626a0a332030206f626a203c3c2f54797065202f50616765202f506172656e74203220302052202f4d65646961426f78205b30203020363030203230305d202f436f6e74656e7473203420302052202f416e6e6f7473205b5d0a2f5265736f7572636573203c3c2f466f6e74203c3c2f4631203c3c2f54797065202f466f6e74202f53756274797065202f5479706531202f42617365466f6e74202f48656c7665746963613e3e3e3e3e3e3e3e20656e646f626a0a342030206f626a203c3c2f4c656e6774682035313e3e2073747265616d0a4254202f463120313220546620313020313030205464202841207465737420746f20646f20617420686f6d652920546a2045540a656e6473747265616d20656e646f626a0a747261696c6572203c3c2f526f6f742031203020523e3e0a2525454f460a'),
	('01a21564-3b20-7000-8000-03f190ea1a93', 0, '\x255044462d312e370a312030206f626a203c3c2f54797065202f436174616c6f67202f5061676573203220302052202f4163726f466f726d203c3c2f4669656c6473205b5d202f444120282f4631203132205466293e3e3e3e20656e646f626a0a322030206f626a203c3c2f54797065202f5061676573202f4b696473205b33203020525d202f436f756e7420313e3e20656e646f626a0a332030206f626a203c3c2f54797065202f50616765202f506172656e74203220302052202f4d65646961426f78205b30203020363030203230305d202f436f6e74656e7473203420302052202f416e6e6f7473205b5d0a2f5265736f7572636573203c3c2f466f6e74203c3c2f4631203c3c2f54797065202f466f6e74202f53756274797065202f5479706531202f42617365466f6e74202f48656c7665746963613e3e3e3e3e3e3e3e20656e646f626a0a342030206f626a203c3c2f4c656e6774682034363e3e2073747265616d0a4254202f463120313220546620313020313030205464202854686520736f6c76656420746573742920546a2045540a656e6473747265616d20656e646f626a0a747261696c6572203c3c2f526f6f742031203020523e3e0a2525454f460a');


--
-- Data for Name: attachments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.attachments VALUES
	('01a21562-6660-7000-8000-027ac27e47e6', '01a20b1e-d620-7000-8000-000aae03d7d6', '01a21563-50c0-7000-8000-00554d3fc765', 'Bài kiểm tra.pdf', 'application/pdf', 459, '2026-11-26 08:05:00+07', 'message'),
	('01a21564-3b20-7000-8000-03f190ea1a93', '01a20b1e-d620-7000-8000-000aae03d7d6', NULL, 'Bài làm.pdf', 'application/pdf', 454, '2026-11-26 08:07:00+07', 'answer');


--
-- Data for Name: audit_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.audit_log VALUES
	('01a20b11-1a80-7000-8000-38b69292147d', '2026-11-24 08:00:00+07', NULL, 'user_created', 'user', '01a20b11-1a80-7000-8000-36d92569b582', '[]', NULL, NULL, NULL, NULL),
	('01a20b12-04e0-7000-8000-01bd041d9b20', '2026-11-24 08:01:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'sign_in', NULL, NULL, '[]', '127.0.0.1', '520e2a42-2c2b-4200-843c-b771dc75ce72', NULL, NULL),
	('01a20b12-ef40-7000-8000-0674e519add3', '2026-11-24 08:02:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'user_created', 'user', '01a20b12-ef40-7000-8000-00eac2111f42', '["email","name","role","active","status"]', '127.0.0.1', '38c4184b-37b3-40bc-990a-564a073aedc4', NULL, NULL),
	('01a20b12-ef40-7000-8000-087d61de3f61', '2026-11-24 08:02:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'invitation_sent', 'user', '01a20b12-ef40-7000-8000-00eac2111f42', '[]', '127.0.0.1', '38c4184b-37b3-40bc-990a-564a073aedc4', NULL, NULL),
	('01a20b13-d9a0-7000-8000-0228e593e4cc', '2026-11-24 08:03:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'password_set', NULL, NULL, '[]', '127.0.0.1', '528e4f74-46a3-4ae2-a7e0-e0af9bdf22c5', NULL, NULL),
	('01a20b13-d9a0-7000-8000-057cd593bdf8', '2026-11-24 08:03:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'sign_in', NULL, NULL, '[]', '127.0.0.1', '528e4f74-46a3-4ae2-a7e0-e0af9bdf22c5', NULL, NULL),
	('01a20b14-c400-7000-8000-06a8ec2abfb3', '2026-11-24 08:04:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', 'sign_up', NULL, NULL, '[]', '127.0.0.1', '11fe9811-0bd2-4527-9181-2e132da896cc', NULL, NULL),
	('01a20b15-ae60-7000-8000-072811b08e49', '2026-11-24 08:05:00+07', '01a20b15-ae60-7000-8000-01cb2637fb53', 'sign_up', NULL, NULL, '[]', '127.0.0.1', '8190f63a-466c-43ed-8476-b6f44f8dfb15', NULL, NULL),
	('01a20b16-98c0-7000-8000-0549fd5606b2', '2026-11-24 08:06:00+07', '01a20b16-98c0-7000-8000-03845a64b9fd', 'sign_up', NULL, NULL, '[]', '127.0.0.1', '1600eb20-67c1-4191-9c4b-6c9a4e6942e6', NULL, NULL),
	('01a20b17-8320-7000-8000-02ebea172c75', '2026-11-24 08:07:00+07', '01a20b15-ae60-7000-8000-01cb2637fb53', 'sign_in', NULL, NULL, '[]', '127.0.0.1', '7fe92168-4bd1-4172-bac2-050959026eed', NULL, NULL),
	('01a20b17-8320-7000-8000-0b0153d8d678', '2026-11-24 08:07:00+07', '01a20b15-ae60-7000-8000-01cb2637fb53', 'two_step_enabled', NULL, NULL, '[]', '127.0.0.1', 'dfdc938b-d294-4550-a304-7f60bd50d1c5', NULL, NULL),
	('01a20b18-6d80-7000-8000-001d2500c1a9', '2026-11-24 08:08:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', 'sign_in', NULL, NULL, '[]', '127.0.0.1', 'd174ad2d-11e1-47a5-8a08-ec9a30a45f7a', NULL, NULL),
	('01a20b19-57e0-7000-8000-00c89b65634c', '2026-11-24 08:09:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', 'avatar_changed', NULL, NULL, '[]', '127.0.0.1', 'aa3773e0-8463-4624-a0b1-f6730e7f00b2', NULL, NULL),
	('01a20b1a-4240-7000-8000-02b02efa16b7', '2026-11-24 08:10:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', 'profile_updated', NULL, NULL, '["phone","national_id"]', '127.0.0.1', '99be8c5d-a5d0-47ef-9062-133dcab2e76a', NULL, NULL),
	('01a20b1b-2ca0-7000-8000-0e46eb320dab', '2026-11-24 08:11:00+07', NULL, 'application_submitted', 'application', '01a20b1b-2ca0-7000-8000-029f20a4d374', '[]', NULL, '817bcbfd-8db8-4b4c-acd5-5d4c1db14bd8', NULL, NULL),
	('01a20b1c-1700-7000-8000-0c5daa0f1f5a', '2026-11-24 08:12:00+07', NULL, 'application_submitted', 'application', '01a20b1c-1700-7000-8000-00fe78baad8c', '[]', NULL, 'da7291ee-c53e-44d1-8a02-8f32f898cac9', NULL, NULL),
	('01a20b1d-0160-7000-8000-08bd9409cf2f', '2026-11-24 08:13:00+07', NULL, 'application_submitted', 'application', '01a20b1d-0160-7000-8000-0099ef452f53', '[]', NULL, '414756a4-b8d5-4310-ab29-dda45aa263aa', NULL, NULL),
	('01a20b1d-ebc0-7000-8000-0934f2497731', '2026-11-24 08:14:00+07', NULL, 'application_submitted', 'application', '01a20b1d-ebc0-7000-8000-035215c14d4f', '[]', NULL, '3d805f09-f67b-4cb4-956c-5fd1d8590d65', NULL, NULL),
	('01a20b1e-d620-7000-8000-0b1f3ebe95fd', '2026-11-24 08:15:00+07', NULL, 'application_submitted', 'application', '01a20b1e-d620-7000-8000-000aae03d7d6', '[]', NULL, '6f7f4a06-f8ef-45e9-a78d-3dc52c981f7f', NULL, NULL),
	('01a20b1f-c080-7000-8000-0a4df1282d24', '2026-11-24 08:16:00+07', NULL, 'application_submitted', 'application', '01a20b1f-c080-7000-8000-00719b35b4a7', '[]', NULL, '6d4cb2e9-60cf-46e0-8fb4-b9f6f5d03413', NULL, NULL),
	('01a20b20-aae0-7000-8000-098bab797503', '2026-11-24 08:17:00+07', NULL, 'application_submitted', 'application', '01a20b20-aae0-7000-8000-03bc4012d33a', '[]', NULL, 'e3e46c3a-96f6-4192-a2d2-99372ff2020a', NULL, NULL),
	('01a20b21-9540-7000-8000-0b8f93c854b9', '2026-11-24 08:18:00+07', NULL, 'application_submitted', 'application', '01a20b21-9540-7000-8000-03df5964a0f5', '[]', NULL, 'cbaaf009-e4e4-465d-b74e-267e965b1205', NULL, NULL),
	('01a20b22-7fa0-7000-8000-09232e019971', '2026-11-24 08:19:00+07', NULL, 'application_submitted', 'application', '01a20b22-7fa0-7000-8000-0140f4cd06c3', '[]', NULL, '02a9d1ff-594c-4de8-960e-32b726d8689e', NULL, NULL),
	('01a20b23-6a00-7000-8000-097a2a06ccbf', '2026-11-24 08:20:00+07', NULL, 'application_submitted', 'application', '01a20b23-6a00-7000-8000-00e4e4ec900e', '[]', NULL, '96ac452a-fa3e-4077-9259-f1a21ee4777f', NULL, NULL),
	('01a20b25-3ec0-7000-8000-09b3e9f14b57', '2026-11-24 08:22:00+07', NULL, 'application_submitted', 'application', '01a20b25-3ec0-7000-8000-024c43722bed', '[]', NULL, '9a3361ce-f5fc-4410-bbba-9e8f4655fddd', NULL, NULL),
	('01a20b26-2920-7000-8000-089d98657bd2', '2026-11-24 08:23:00+07', NULL, 'application_submitted', 'application', '01a20b26-2920-7000-8000-0230e3216b3b', '[]', NULL, 'a5100fbc-d082-46a1-acc3-1e1d090ea91e', NULL, NULL),
	('01a20b27-1380-7000-8000-0f3935a04b2d', '2026-11-24 08:24:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'application_updated', 'application', '01a20b1d-ebc0-7000-8000-035215c14d4f', '["status"]', '127.0.0.1', '64e3a629-efc4-48bf-823b-75a2f82ac825', 'submitted', 'accepted'),
	('01a20b27-fde0-7000-8000-07f00854c3d5', '2026-11-24 08:25:00+07', NULL, 'application_withdrawn', 'application', '01a20b23-6a00-7000-8000-00e4e4ec900e', '[]', NULL, '8f832b25-12a7-46f6-8a72-400cabef9d07', NULL, NULL),
	('01a20b28-e840-7000-8000-06b3e48fdb13', '2026-11-24 08:26:00+07', NULL, 'talent_pool_changed', 'application', '01a20b22-7fa0-7000-8000-0140f4cd06c3', '[]', NULL, '2aa4a678-bac5-4daa-8b8e-f1ece751ec45', NULL, NULL),
	('01a20b29-d2a0-7000-8000-089277db23e5', '2026-11-24 08:27:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'application_added', 'application', '01a20b29-d2a0-7000-8000-02161764fe60', '[]', '127.0.0.1', 'af3b7eed-a6e3-414b-a0e6-30b7b0c00e09', NULL, NULL),
	('01a20b2a-bd00-7000-8000-0e0662dc9dc5', '2026-11-24 08:28:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'privacy_request_noted', 'application', '01a20b22-7fa0-7000-8000-0140f4cd06c3', '[]', '127.0.0.1', '5024f02f-7b1a-4f8b-b7f4-798ba2cc4b39', NULL, NULL),
	('01a20b2b-a760-7000-8000-0503e97134e6', '2026-11-24 08:29:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'template_updated', NULL, NULL, '["receipt"]', '127.0.0.1', '20268205-f9b8-4ea1-b9f2-cf20b3ababb7', NULL, NULL),
	('01a20b2c-91c0-7000-8000-05fefe2e1c2d', '2026-11-24 08:30:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'template_created', NULL, NULL, '["own"]', '127.0.0.1', '00446bf6-d44e-483e-a4ec-fb3cb76d27c3', NULL, NULL),
	('01a20b2d-7c20-7000-8000-048d9622207f', '2026-11-24 08:31:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'position_created', 'position', '01a20b2d-7c20-7000-8000-024bd40b6273', '["slug","title","summary","duties","requirements"]', '127.0.0.1', 'a224f377-f508-437e-b4f2-23fd0602f7fc', NULL, NULL),
	('01a2155e-bce0-7000-8000-01215a713e92', '2026-11-26 08:01:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'sign_in', NULL, NULL, '[]', '127.0.0.1', 'fa0b3d71-b97f-452d-83b6-a3e9ec5f644a', NULL, NULL),
	('01a2155f-a740-7000-8000-01a067c36004', '2026-11-26 08:02:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'sign_in', NULL, NULL, '[]', '127.0.0.1', 'a9de189f-8200-4a59-a1de-430948c351a4', NULL, NULL),
	('01a21560-91a0-7000-8000-0ee285e78db8', '2026-11-26 08:03:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'note_added', 'application', '01a20b1e-d620-7000-8000-000aae03d7d6', '["text","verdict"]', '127.0.0.1', 'b54f87d9-c7bf-40fa-b0cf-8cc4f3ada343', NULL, NULL),
	('01a21561-7c00-7000-8000-09bf7ff83770', '2026-11-26 08:04:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'note_added', 'application', '01a20b1e-d620-7000-8000-000aae03d7d6', '["text","verdict"]', '127.0.0.1', '929db5ac-9e69-4809-8f1d-1c8f976c07d9', NULL, NULL),
	('01a21563-50c0-7000-8000-0a9499e83c46', '2026-11-26 08:06:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'message_written', 'application', '01a20b1e-d620-7000-8000-000aae03d7d6', '[]', '127.0.0.1', '3ce24450-4b28-454e-8f3f-5b56e95de8c4', NULL, NULL),
	('01a21564-3b20-7000-8000-08581b8a5082', '2026-11-26 08:07:00+07', NULL, 'application_answered', 'application', '01a20b1e-d620-7000-8000-000aae03d7d6', '[]', NULL, '1c569fe9-1457-43db-98b3-e5828d0856ea', NULL, NULL),
	('01a21566-0fe0-7000-8000-0cf4fee67d5b', '2026-11-26 08:09:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'interview_offered', 'application', '01a20b1b-2ca0-7000-8000-029f20a4d374', '[]', '127.0.0.1', '99577f3a-96a5-4533-af61-f603da09570c', NULL, NULL),
	('01a21566-fa40-7000-8000-0f242ec82ab7', '2026-11-26 08:10:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'interview_offered', 'application', '01a20b1c-1700-7000-8000-00fe78baad8c', '[]', '127.0.0.1', '4cea4ab6-4fd1-49e3-88f7-ae25e0c9ca03', NULL, NULL),
	('01a21568-cf00-7000-8000-12aa7444f04e', '2026-11-26 08:12:00+07', NULL, 'interview_answered', 'application', '01a20b1c-1700-7000-8000-00fe78baad8c', '[]', NULL, '36be8acf-26b3-4bbf-bba5-8ea33994668d', NULL, NULL),
	('01a21569-b960-7000-8000-13a369108582', '2026-11-26 08:13:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'application_updated', 'application', '01a20b1d-0160-7000-8000-0099ef452f53', '["status","rejection_reason"]', '127.0.0.1', '834c23d2-5e8e-4c28-9da5-be7c93b4e67f', 'submitted', 'rejected'),
	('01a2156a-a3c0-7000-8000-01aa98695c31', '2026-11-26 08:14:00+07', '01a20b12-ef40-7000-8000-00eac2111f42', 'calendar_feed_created', 'user', '01a20b12-ef40-7000-8000-00eac2111f42', '[]', '127.0.0.1', 'd2463138-f419-4547-af28-8c249ba6ca95', NULL, NULL),
	('01a2156b-8e20-7000-8000-07bca5c3c1c6', '2026-11-26 08:15:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'user_created', 'user', '01a2156b-8e20-7000-8000-03cc3cfada65', '["email","name","role","active","status"]', '127.0.0.1', '09e32852-6125-4661-96c0-eeb04e93cf28', NULL, NULL),
	('01a2156b-8e20-7000-8000-0a97ca5e5254', '2026-11-26 08:15:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'invitation_sent', 'user', '01a2156b-8e20-7000-8000-03cc3cfada65', '[]', '127.0.0.1', '09e32852-6125-4661-96c0-eeb04e93cf28', NULL, NULL),
	('01a2156c-7880-7000-8000-004148323a10', '2026-11-26 08:16:00+07', NULL, 'password_reset_asked', 'user', '01a20b16-98c0-7000-8000-03845a64b9fd', '[]', '127.0.0.1', '1aa34bbf-caa1-4769-9d57-ce22792b77c4', NULL, NULL),
	('01a2156d-62e0-7000-8000-13041c23fa63', '2026-11-26 08:17:00+07', NULL, 'privacy_request_noted', 'application', '01a20b1f-c080-7000-8000-00719b35b4a7', '[]', NULL, NULL, NULL, NULL),
	('01a2156e-4d40-7000-8000-136ebe8f93b4', '2026-11-26 08:18:00+07', NULL, 'privacy_request_noted', 'application', '01a20b20-aae0-7000-8000-03bc4012d33a', '[]', NULL, NULL, NULL, NULL),
	('01a2156f-37a0-7000-8000-056cc33ca886', '2026-11-26 08:19:00+07', NULL, 'application_updated', 'application', '01a20b21-9540-7000-8000-03df5964a0f5', '["phone"]', NULL, 'd2750ea2-f035-4618-a39d-881b7c048579', NULL, NULL),
	('01a21592-ec40-7000-8000-0035f8742897', '2026-11-26 08:58:00+07', '01a20b11-1a80-7000-8000-36d92569b582', 'sign_in', NULL, NULL, '[]', '127.0.0.1', '2823b197-b6e4-4e3f-a207-83bf4008a31f', NULL, NULL),
	('01a21593-d6a0-7000-8000-0336b68a30f7', '2026-11-26 08:59:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', 'sign_in', NULL, NULL, '[]', '127.0.0.1', '75e8c189-13cb-4208-8a57-a0d237f50529', NULL, NULL),
	('01a21594-b160-7000-8000-0bcf1111c315', '2026-11-26 08:59:56+07', '01a20b11-1a80-7000-8000-36d92569b582', 'message_written', 'application', '01a20b1d-ebc0-7000-8000-035215c14d4f', '[]', '127.0.0.1', 'd186c447-097d-407d-971a-54bea39af5e7', NULL, NULL),
	('01a21594-b930-7000-8000-0d4f435266d9', '2026-11-26 08:59:58+07', '01a20b11-1a80-7000-8000-36d92569b582', 'application_updated', 'application', '01a20b25-3ec0-7000-8000-024c43722bed', '["status"]', '127.0.0.1', '3c1309a5-b285-423b-ab2f-45971392a500', 'submitted', 'accepted'),
	('01a21594-b930-7000-8000-180ad80a642c', '2026-11-26 08:59:58+07', '01a20b11-1a80-7000-8000-36d92569b582', 'application_updated', 'application', '01a20b26-2920-7000-8000-0230e3216b3b', '["status"]', '127.0.0.1', '3c1309a5-b285-423b-ab2f-45971392a500', 'submitted', 'accepted');


--
-- Data for Name: avatars; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.avatars VALUES
	('ZAjfSmPApoixe6XRAblqEs19', '01a20b14-c400-7000-8000-02bd2faf5e48', '\x524946469e5a000057454250565038580a00000010000000ff0000ff0000414c5048803900000d19456ddb408f983fe91d1822fa3f0115523e8d12650d4afb20b483a06ddb38fc696ffb2144c404585b7d9049fae85bb5b56b6f64db62ec77f77fa9fbfd18eff74b39eea088803c8aca179047fe6871d4c108e228c082383211133001be2249b26ddbb62dfeb8336beb736d043a01b894ff14033009ecff889880fffd9ff1f2bffb9ffeb7adffa57f6e3dfd0b3dff523d05bbed631f369bee878af68cb63686e1ae4dbbbb5ba3d2d33e29ada073b5d9bddbc7c76eb791ea33cf1ef2dcc57af6793fcbcc3df7bd8d3ba9c7d3f3903d1f76fbb8f7b1dd4d9e7df97c9ea78ab63edc9bbb2d2fff957febdffb77fe837ffce31f7ffdfdaf7fe35ffb7cfc0fdfff9bffe23ffbf33ffaf33ff9a73fffab6fdf7edcf5f9f97c7dfdf6f9dbd7d7d7e75339bb95cfe7f97c3ebf3ebfbebe7ef9edebebb7df7efbe58f3ffefafdef7ffcf1c75f7ffdfdf7df7ffbed97cfcf47db7d7fdc1f3fbe7ffcf8f1edfbaf3f7ffefcf39ffefcf9f3d7ef3feebbaf5f7efffd8fbffffdaf7ffcf1f7dffff8ed791e6dee8f1ff7fdfdc7c7c7f7efdf7f7efbf9ebcf9fbffefaeddbc78f8ff57c7e7dfdf6cbe7d7e7c3fdf1fddbcf5f7ffdf3d79fbf7efbf1f1e1797efbe3f77ffcf5d75ffff8ebafbf7efffd97aff6f1fddbcf5ffffcf3cf7ffaf3e79fdfbefdf8d86dfe3fafc9105b35cde56aacdc19791dd32dcbc3f660d6566b64ea6679f3d25cae9c5b9946772e5b5b31d45c2e2f879a49d6d25c36afdbbc7959efc2340d75d3d2d05c4e162c34678bc5860621d66231b1b7698bd6b20b194da35d588b11cbeb655930391b9abfe97a9b65fd0d2cd320cb08da05cbf2ba1d68f03031ed9896a1c9b9b73459a3b9ce689a37aec508d62bcbb29c0b9b347fd3e5ed6dcf26eb2dd396a5bb895c2f1a0b8646ab09cbb98989e572ad1866f462b1677b26d3d556a6ed59bbd2206679bd2ccb8eac799c7b76d5dec2de66f6b067dad562c1261aba68aedb5a58daa8218b51cc99656a0cad09d34c0d7ba6a9fbaa369a0c6dadc95c76bf0a96e9b813a341235b8d75d17b6259abc93498a9315a8bc8c89c73b9a7593441d8e8b0ba6b34328b39978c1616775d8c98d7ab59d30b6f5c980c75a365695636b585e5bdcf47a385d55683a10d729d85cce5722e139aecb8cc1b57c3ca26e6fd8d4ced8241ec5846d895de60c49c2b233462c416b4bd63d0b468620dc69c6b69116259831d682d5a901d6f6f8491596b582fb2bc733a8ce65c8646cc1b636887c9ebcc7ba7374d83b05c666db165735d8e4ccde5d8c5a209652b865da59109730ea31d2197d92eca980cd3584cd9842e866679b92e9a33868529bbf826f568587b202cdaa60dd66289f6641ac6b2c32264caac988e8698cc32164b839c13ac2e365ae6b21b6d610a6d1d31327664b456ac4dcd759b2eda9ab391b5683513660c23489668465b860cb29ad03d6464cf1a3258c66896da914c631ac15ac6d0cc3362b0c7c85a0c61268891c5dd314d2cdc9165322d6b3565cc39b30cc1436b91ad0d46ad098d28cbd496f76e39475e662d162c3b302d66c964d496a92ddad28ce5ba05a3d19d7379d90cd3649233681a63cccb9a883d7339961922c4bcced42eb2c56806ed45bab32cd3b2ac793962ae63992c74879165d98169312c1699752c67637b8c25412c636cac0b223c5bcb742c680d41188dd5c8629e0d868646c40a639aee2cd8335b1a8dbc0e96d582d19dad63649ab55cce19d384b1da22965523832dc6de90cc33dd19d35c2e72c6c2248ba92da3b1d65d43c864d062dd753fb330312cb575d19867b2e66c98c654469be6bcd3d568062d5bb0b4e06161daa61b26676ac2b2368dd132c5d4a0b15ada8431e7b25acb99eb61adee2cd61a32197b9cadd5345a8b35596bd98c369a73b5699a2ce7329a09a246cec6dcda56269765692c6e68ce2c346790418cd59d592c2b678c460cdd59731d5b59642da6b1b434675b33566668cd394d6d8f35edc2684b76d00a2de6728b7b413272995bcc9a9665350926567097314d6bb24c62cab499d6b4ac636ded619eb1d4d610d3e898a6851b69dd2ed6b24646166bb13d337a81d2101b36da0e3cce68cbccd9d64298b3d5c8b098ac3197593963b068acb1da84189e2d6953d6f08c0659c69c5963cd5acb72ae66d19c6d0d2328ac4737726386b598e43a2ce31623e3f17a5a689a65bad105399baece416bd91e6b6d79d6f63817cb39b96ccec6689659a359963b2d4b46c334990c993c46190c33ccca1962304d6e6169da8b2c96653216ac0b352dee076be67a9aac462cb258611726346490993534980c35ec19cb755b9b46cb0a1e672e37cc60b2e65913616b3496736517d4b46531e782256d72b6655e2f0d32225b84cceb6c69690be68d33cd62b146da5aae27cb5cae264d91d73333634aa360c818cb8e4c75659031d7edc86539475bec8a11462e7bbc752f8839f37217b330984616236f9eeb358d5084aee6c20c439ac8e55a6b5e6746c7e572eec23a169ab7cff5c820845847c7ba9ab38bb7cfe59c93c9c4727d5fc5342fb36425793966c3064d889860e858236174613b3a46cb72f686cdf59091cb46d4a40d35a676fc6df76a62b118afaeb7b4f56a618f15eaca8cb9654cc8f5b33535865cce655b878669040bb28b41180b268c50b01a82a14d7bd19b66c568309acb60c72e328b5d2cc81e4b48d31ac33d16134493e5aed1cc9397b18c11cb688da0add6c88cd534e6192b974db29a73349a860cc2103318419bd09872b9acd516a3c1445c487031ccd09610963d6eb1b83d4b3116ac362f1b399b0cdac4320dda5aeda8859679fb5a302d2639478366b0c7392d86c9b4b6c76834e710ea40cb303343d644d0eea759b08fcfcc1634e764b12c262c685846e6cd99e4ba41cc42cb2ccb7583b5da2c4c96650d4147a6a12d97f3f6ac50cb3433e7986888c9d01ddcf72716ad3132e742f3d8046b1ac4b476d162b134651db3acbbadb5e786c5223456c35a26cb72395ac4b2dc9b4c8b8e65cbb6b6b69aa890f7ed9b3f1fc8f9be656968d3f7160d9ad8646161e5be4b1363b28965216b16cbc232c8f25ab01646830c232c7f5ce6db42ee19468f61a1454dd85a44ecd62e6458ad49cfc7dcd7a06908cb7e88215bb085c96ab906df32b29c63196dc20893598d0cd9af26131a1223e3e56518fb88c4265a6869c88ff72de7a2b5da685a438326d684664daf959976602d56af16316d2d8da6d1584c580bb3f29297b69c7fb836b108d216ebf11864114d655a2d5a88b92fb4981626ad61ad91d1689a6bf373621973b6b41a5a1a044dc384c1c262c85643b3cfecdf30e51aed9bb535c6304204ab692188e57538c67cac118ce6dec8c45a76583ff4ecdb6269cdcf0f1ac162595a9bdf739d3059066d8af78726e445a2052dcf78d964d4724e44fb2023e66cd03222c3d2ebb6a6a94d58cc626856b66f164348accc5aaec120c3587e34168c168b31312c73e64c3462c2e3612b2621594813ca96ff7df866cd12bd2c4db37669b1b66264fe3a1899983421fb8c3009cb75ab2d58b3ac35edd0e4c9759b82578b8986f8b47dc658b3b54d313559cda7455832edcbffd7a461354c267f9c680b361d1bf9e368c43ef846536b31c8d2d09331675e4cf3c7955dfe17831a538344f059069bb561a3ac66b5b2244b83f65fef699a6b26b4c5fe906b1b6483d8fe202364c58acc996b064d1b34c3321a1a0be6fefc9cfc0e224d84319b99eb42b49a22223fd79a7f6ccee63fb918d33064bf7e4750165a6b5db4d6fc9edfa3f9e3f2c73fb4a5a11144f9e360cccc9f5bb542b1af31e7b4353a1a4d73f66b980cd33099d5b04bb9472c42ce30cd39cc3d43066da2edd2dff68d25e78a85f4838d61d0306935bea996bc5ac3b026969f4da3ed470d5b2c5b68232f562c236a4234ac03359973da6516e6becf98888d1959d3624bcbf810562c93c76866a12c565168c98c4d8646eb68b0b0ef36836ceec38a65b295a9c96a37825a986f8b358d1dadb93758ee9be2c5a041582db69c9f29cbc46c58ce4d94b58f109b9f9bd64226abd19cbb6864d0eb95a10d623165655934b2181116cb1aab31bfdba2b196251b73ed096b3128f77dac2673dd68d62aa695c8cac8c6d096a3ed639958d374397769e8a9b54533212c68df34b14473c962310c5a6bada1b1b4a699fab59a0916d920b1b29a0c0bb3b0514dab7d136b4c9b41d6a286a659b0ec98dc87a62dc490e50c0b9a86162bd3828ccc397f5cb0b0d6a4ed68ad17792d9af92e96d66a359acc60114c2dfb08a3cd58cc2458cd3f3667bcd61a7a2283d5b22cf7a0178285d542732ee7c47e686b35f766855daca139334c7a215a82f74da38d255af8cc190fb33cd210997e0d8dac4d30adf9b62ccd75d937212cd3b28bdcb310b3ccb7adda6da2d7adc160ad653299b3d1b6a269c9228c91fbd2d40833981931bee53fbb58166bb4a6c9f2c7fc6ed03496a62dc46a1a61daca36df0e59d3b40c395b63b1da64ceb6b411426262319a49534fb48699b94f9ad6116b5807960593a169c2d2312d9ad6324dcb2c6723b496e56c16d9b2587e2f7a973fbf7c5b8d596c9f59473265e991250d6de5dcba99f55ace641fe6f7b426e7c8962664c18e5ad6f2b3adf192ebd20e59762c6723cb64fd689a108b21b60c61b4e5afd5b456863983584cdbac190ba235df862e4358769c2b1632b1e8789a9ccb58cb3eb365b164d0eac09ccdd96808cb344a33b1b51a196b86758b90e805f9b95cb70c33732ed7f8b66047309a9f2d2358b2b44613eda2b96e6db169ae913fc7184d16b4e68f19d42cf468cbc29cbb09a116f2d7d881c7e368c8199afc71c735ec606109c2849521a327734e9b0c1d1afd056db1daa2d134b1181fe63eb12cb398b19ba4ace4af6134638c0d734f04fbcb5f8762138925238d1831316ddac8fcdc2e82884653161356a3c5e41f1bcd9fe73a7f8d2274e48f83cd78986b38aeddf60f6743eec919232c3f27c36018468cdc73361acbe4da64b92eecc7689a7e74cc34631122ca8a257660c3b6ec9226598261647f09f32319e40cc331c2fc71e63e2b1bd1dc1a0c32d244bb64a31d319a6fd365b9ce9ccb940841cc9999b50d5ecb3d08434c46bbc4962c5646d12e162db3b2e5f74cc72e3d2b162d3162c294e1db9a6fb0621913d3c8e4be8cc6da7c868e5c13cb16b3c58cb55a8bdc1ba3b9766cf966be9129263f9b73d26893316198971e9a857d4c62fb7c9b30c5445b2cc36a7e4e1656169399a18d7246345a461bd636d6d2c8311dd368586b876fa6352116191d9309e6cc9665d31ad9c2d02cabb6a6cc64244396053d64d2acc564616919139b255b2b6a4dced5a68d0d0b4be4cc9cd35c1b1dd65a62b1a0d12cda6acb6aae0d8b0da69973d49a15b15893c692736156085b19f434116b596635b349ecdb6adf5cdb64d8622c2db2c86a23635a531bad25832631ab91b15856af637e8e66329a414f8298a6ac6511a36584b94f8d706735b9d19c9b6531aba9351d8d6c6cf41053a296b5890719326169d62198641864d1d60493e51a9b0cd668d6d2d4641316cd8a055bceb9ce965ab3a66ea3035b339a7d238dcc1a0b6b4f980afb26d332d79e60b2644b13260ba6d134adc9b225d35c9bb4c11a96164b34c25a0b6996b15c373278ac39637761db656dce391bb2b4d6169ba98d72164d305e98ef1d659995d196da8269588cc56a323484058b39a7b986e577936b23d33286b15c37d2463624a68db5c59c997b26afc1ec73a6b496619ac69a6fcd6469c8644d06cd75a2a50761d226adc97596395be3b3b406fb46cb340ba3a16169504398734b4c666cad2da6234cc3b1969516220b368c3092695a6b6259a3315832e7eac0be991a64eecdba21561372ee9be6cc584c6c34d3418360cb586d3463a659ce21e7d02616ab7c160b5b9866f2b3576b59238cc634b4c1ca3ba68646c73e2c06fb5ed682161323f7964df0d2704316cd1eb4c53264c50cb336e726e7b09aadb692a2c984612c4b5b8dacc65a8b4133320c2d8d264ccb351a3262a6b9e70c16d65a96d518d9fcd2963d8d2696c164ce366c9857b3ccb54dcb7c762c8a98d17a34ccb795d110d668ae3367f3c74c5896b69668c24bebe5e7121a5916c298a679f587956542d030671dc38ccd328c6631193485923f6f640b4d263f4730cc8431b246d0962c23d7963373ee47ce262c0b6d0863d48e8fe36508793d41aec78cc75c5bee6ba15104dde61c99a6c93fceef313f17b120a6694d6b2db426e61eb4d01a2ccb04f37bcedb3041a845c738a28b39c6182331596c28f7626835d7d1b4fc39f799d18c8926b25c9bfbc8752d73ed58228765d3b098fb2ef71f65da8258896088c86866cca661828c976048ce724e33625ad62ed17659ae0f4dd36aecb32e1a6b356b2d58ae8320caf61919643446b11ff7e699ec500d41d8caf9b5b96ed33668ae73ce35b144d39c13436c1119d3b1368c98e865e47dd09073fed89a9f6b2dc82a1383666990cd6ab7dadad0344ad4d06d2ae6c34cb659c3629a3f3728bfb38641b3b2305a302c738e86ac2c4b16d32cd7d610b603594d5968d6b164ceb6d0ebb22d64744758ada082a4c97accda182cb4de2f5a5a0b99650df1e46c4bd69858a397c9727e531a822676fb39c28e2deb9b7df826edc8c834cbb210cbd6305a935a4173b62fab3997796d9a1163da2f210e430f9aa961a1395bb618cb625a31cdca99692de75a1a4cd658e4a916cbd920b69ad0b066a159c39c8b670ad1d2aaa5cbb065cb75799a7609a161c5ebd8b226fb6c69e8e59c739af62d932683ace6cf6d418659cccaa47dd0d837671ad3265a1a1377832667ed6021947664c6d346b07dc6b49c3917d9644cb04ccfd76b31cdc29a7a59b45c17b1ac6e439385351a5b9810d20b5a348c7a6a4c53da5633e66524414890d8323318ac3668683211b39c83a1d1cacbefe5b5609235c96241321ac1b2b02c6358cbb9b2d43bce60652b8330536ed8324b56e49ca37d72cd9cefa061734e909565c1cc622d23d668edb2ac66048b6288110bf28fab3917337684b02fb46456b6f2428c3e6db4614b1b35919c4dad6435bdb6da2c5b468676f0cd82651aa641631d7f6d4c98080d35c4844c96452ca3c1cc3fb6f43e4dd69491c96244c1da649bda28b1ccd93eb4afedb3c6131b6db139434cedb06558b66f2cf4d2fe3061a4c9357a8d492fd420638a65ad35d8b0a395c556f3a13997c9227c624ddbd0b62c8b2732f76f9f957dd3b2d7b2d1d674588d8c667c1bcb565bfeba6f589321d72019725d618889f2a8174c337a34ac25a865346459eecdbee0de9cdb162cb2b47584f61d64688c0cf3e74c4c780b5b6d5a588b354dd6f65913829ccd6e3dd48a0653b35aa331860db9a7918ed86a6161f43b9efc98cdb9c122c2c692d40a31da5ac35c17616ab0a10d6d8211264c5bb44508f91dc60acb50072b868cc5cc6276e42c677366ce2cf2f3cb301b662e93c1a045226258b3a61db9e63ad6cc32931d19342c162672cbd9f1dc8720d7d0c81f07e361ee498bfc5ed6b2fcfdc92c9b2d46583618222b46d046c3ca35c826c3983917633516cb68442639a30d3286b664216435b10833c6a6b18b206b61b230d9d150cfe0d6d6065b628d3917358ad1f6ad59344b8246f6b23198736999a661f9d9d4b4c2b2ccb9b07d631f829609c19c8d598fa169ed9335cdb465ada6e3f766f78798b636331adad6d358b0444bd35830d25a64306d58365d9a699a064dbbaca8c5a297c59699268ca6863208a1cd6006d324437a568bf96b4fc8d0d6606c6869cc302267eefb1844cb3dccace111cb9a347f9d865a168bd0cb18669936d1c23e8c6f1959cecc0c1bcbb5d8686d265a97f62c13598331e7ddb40ed39ab6efb2d66a9b0eac96cc60185b0d4dcef587d1a42d42ad319906b13cf5a09133cb6a0831d76d0d16da882d0bd632318d60c98c66b66036e758abd977d126ac917d5646f0b203cb84a56561acd6da881c23b435cb0cabb762c4a261596904d91acc86a5858dbc4c0b2b0b0d09821bc38cc8ec68968c5a1af4646b18dd9a6262b0a6add1a469ae35d71a8dc668cbf5d566b15c1721b68c313f5b520b8d355e96698a35152cad2196d9c4340c4663c54218df9bb64cac9132c5c48c46cbc26a8bc54893d568e69ca60dd332cd3586662d634c3bc265c1c8d65896732ddae432c56863cd4d33b2619049738d27d396e7eca0207336d388a1a92d2619df3431e760e65b664cf3d7d6f6adb1a6e185a6902ce7b6b6b465ad2c2c232d96581dac4db5696db4466b8a656acb63ab1df70f2d618d65d994b3e7b396b142d6160c2696690d7366f49ad65cd766b9065f467671dd7c5b3235cb8ca0100bee865919afbce61ee47cda626d1a4bb2c8192c58b125f38d611f999f99399769cbd016632bcbc29c5b83d1a598cf7d98b14c4c0d719791a6a361996126ab6dcdeffcac2d1b332c96955ae43e34a859dfcb6a342cb130e72c8b6f3483c5b265989621977b44390733d6fbac69b545b8475084c8b03642368dec32423319d6da9c6bb550aed1a1c9a8b1cfc8b46461bfce61722e338b35340d8b598c5acd37218b196bd6164daf5a1b1fce4488a6c6965d5cd7cc358d260c66d6d6f60d22245a1316ab356984d59ad16834c3283ff304cfb9c6d0f2842d59ad881ac3586fb26f6b916bdc17468a94411b849c731f42731f87b6b60e22d2223fb35c735d8664180623a6db6a6631cb5c87c510562b12730e33d99adc9beb8f8b729650076684ac6597d6c87530c3c6b223a42572cdd922bfb32cf3731d8b4544cc75cee73a0d26582272c61ab6c6fcb1e5f77d6c51445931d7d184d5b108cb301b661a4326288468e49ab3cb5c57a34d735d4da291ebcc844d46238620b2c2620cf3bb41a3cbc79165223c21e7101919d4822c173cd3d660ab91b3685ad9f22dac58d08e3cd96aae0bdf9c1f8bb96f2ca3b98ea0e5ac39a7c1641626994cd85c2e489ae4651372cfb26835a3d95a6f6d1a59d0d448d3f898c6c7d4b4e6ba32197a9135a5d98760ce616d312c6db1afc9b539d7585b32c4c8ea651f319acb109205210c0d229ab4996658a6d7fc8c0535325ab1d40bcd3da63997b5b46f288bb5b435cc39d7cfec435b475b136659d31861825e8df16c1a1a9190617ec4b4d044ced83083f9fb42ac6c855e7286459339d7b168b4dc1b692c6bb483450f196919be31265e3456acd50e7a1a5bdd340b0921434683e51ab516169b7d33d7fdca32326558ad4548cfc8bae465df5821eb92b365cecdb93416a491d54c6b987d6692397b658dda5aeeda90cb15221ab9679768b59c2336ac410c5b2dac6c5a5a93335662f06d6d9f65b9362d8dcf9a688c0c6dd3722e329ad862628bcc3a5a468b296b93d9340ad1c83d6341d3a2d062b3181a262663c9a6066bdf5a395bb3225b342cc8cf058969918d35897d3b9a33d69cdb6756c392b5a6e57743339689ad08a11dcb1aa1917669ae239ecc5f178fb2c55a966b68c99c59d3d2dc3bd21035cd10e6f76869b98e69f1c48866dfc25aa3b9ef8a35abf18c605a0b960dca8a58c43064b2914db6629341eb165aae4b23e7b2749c4359ac26ad8decb29606ed5859361313161a4b162c1e186c0caba1262c6b6d9958a62c8536f9398dd86a261b32e7dc9b9a9646597a472cac2e0cd907b12c2cc36a8d98983c4c9ac9228334d7b550473686b5b534c17aadc918994c656ad5583b9a6bb68c610d168c7d5313cda4d108564386ac4c8d9c2d26cbc8fcccc816cc6859a69565344d343e47263363ac514b1b2c731d4dce6ab96632b94eb6cc758c0dd1344b56c444cbd9565858b61a219a96b6d00c1d6b32abcd04cb42cb68b92e737e626c183707268439770c7aea586a6962b5756962cccc759961b432d931354d23f319da81b64413c17ce69ab5030d6daebb2c8425a665f9795cce4c9b191a6198c516b3b215694590c9efb90f9b6130328dc820ab6962b5e56c8cc52022694b2316460ce63ec87d095363b51f5f57c3b8cd8b056130d86184504bae41cb721f661d630da6c9358846fed82e236374880341631a9ae69cc6fc5c0bd9f133f3f3f3a2b6dccc864d4618fb43190c21289a9f21cc3983616b266b10aa41b058cdca9c731d62050993e53ab5d1688b1dcb394d16351aba7d5ddcb565c6368c8c31d7d11ecd6a08e51e2d7f8d59eb19a32db66899ebca9ff3a2276698eba8c935b1ec86c975fb36196db49a2cda84d6263c1dddb56586adcd1bdb0eb6184c2c8d8835a1e9c8c45c67a359cc420bd3fa43b3ac65cea659d37a2269c87d2c8dccd216cb88411656ad59f6d9f85c87d506b336dd56c368b3f699f9e35a1022839cadb6f498b56c3467dba155f3bbb1c82c6bbdc60599b0d2fe102c4c9898c9d60a1362106b44160b61d666ce3b2c43e3c9b936c2ca195bbe3983a9ad86318d354c8d5e663534f766d41866aea335ca726f2d0b96c56084a5b54913b4e6e750565ec7b0cdb2647e66f01acdf86c9115461314936918638d3058ad391bda5a9673ce25d6a64d309f6b30bfb34c8736bf5723ac8566b1cf99915a6630e79a4d6b93c9ec33d6e4d15c653456ad855659d312561b99b00cb1b4e56cb032f919b9b7a13174994ccb2ec4acb59a2cc834310c939c410633b3fad662ab2deda5595b7e3756a63db628d7c3370d32412c686290eb3d23ddab3144d05a9399fb309ff10d5ac3903fb7304d8386c94424cbacb166d65a98dad2464fc68efb9964ab41f6585d884907322c4d8b6695d18e2c43105926d7c65cb7606561596b4133fda141b4862136418426cc3acc0199e61cede5dab218992eb24c59969c2d67b4e5da5a4c2ce4ce19666959dfd662eeb3183108ab416365bfb2cf1a6bce6c7c04518bc21a8399907b4633d91a6d69ad20ab390b6b7286fc71df682e5b1a4db31ada482632d19ce3d15c57688b96669a46438db6cfc8b1bce246680f399f69b863593d2823d36cb96c8f89862c441aac46b9b76e4da3d6d2101a9973354dce648d31569bb331a116832c230b0bf2d4a6c66a7cb80ccf51f3dc9a36512bda7c6b34b239272b8b86c4721959b222bd5a87b5cc199a73352fb3916b73ae69ac4dd6586a3467967bb65a584cda620bc38fa3e9191e3cab6572d3e4fc588b35135bce204b87a5853696da6782d664c22219cac8b485998c148bc96bb0356ba235d162c96e56f3c760aeed4f321545b29c23a49158ae9bb6cb192126b95e148b82a091c15c8629c3ca5caf60c4b265669ab32dc81919dd96750bc6c4188aef17448a87e4e58e90d664adc1f42b64a1d0f858cb3449ce2c4de6de91cb8630e70e8bd0300cc31a26cb9916c2c2b22c8bb9677e8f6f478894a28b65a8158235182cf7265334ca5c2f24262168aec38a454c8c6a3044160763ceb146932567b46823cb5c5718e6ef1fd87246ada2b0f8ac8845d62c8375b3280b6583fb0bbe654d417e364c9391ebcc39356bcb9a0c06cb18cb324dce7c43d6c4f66dddb421f38f3f90a189d21e24637d13752cd3961deecb65d4cce59ee31a41ebc7300dc29a96793d4c48732e83a709635acec28a85a169c7645926fbd33d16e6196945391b8ba4c96a188b314b4bab6565176536b232f999391bb96c1af3c6368c1806d326d68c56739649eea3355e991a9669f4970f184cce671592212182398791094b34d13d5713b2b41561313163bb689ae6edb385116bb065feb82664f9e6dee09291419691bfce648d41349e682967f64168306bd444888c79a12d94a53588695bee2d43e6ed7d0439e7dcc8b2d8d120c4d2655aafd1640873c6fe94ad3168a8ac67e432be2118198c45d3d284def06cf261ee1dd789316f9df7b6ddc96e336258d0b06241c2a0d7b486a965c89ae92f99eec6da08f6a08775ec9bd4483658cca08532daabcfdb6c0b69b13093cd595873ee1dee3db6d5ac358d3562d06442d010c66b2dc8a03567fe9ee56e0683c8330ab20f5386b036d7a0d52ccf6ed7f51134316786d8c4d8bc5ede3b5bda34b3e6f2cd945959d09469cd9a953132f9d9e2f597672c6c732e5a24e79c897d0bd6d6ad69a949dbede5e7364a466856336483ba9a65efb811b46139ae2d238620676b187aaba52d682dd6b4bf14e626b761c8c51e6b4d34f27339072dacd6e68dcf474c9b3088c1988e19d662ded35acd306db18ed5622416648db598c99c91b92ecbfbfef035c836c69d658530d61635421866610f649937d66dda044b6bc35ac6103498777f94c5ad2d93093269aca07160f33346a63059cc1f3f316bb636c65d8b96ac61a191a9313164c9bb9f6d9a058bf93d23ccc698f5ae7d3cc4962d6bce2093b3c5f2e7614d63aaad3c842cfbc32fce0d1b376b43abb0093b2056c73091977b4b376d4f308d76cc822d9897b3def6dd6798367910d6b1a0916bc78c3968242656aed3fcf5eb22361bdb30ab51d8f3338811e69fdf64d01aab619873d096620cf6ec2d3f3e7e89306c8225abb99033769c6316937bd06e21da76fc7631c3dc663b2c91add965c912ad171311c6ee77cd9c731fe61c8239c7f2c6fbfbfdf5e962c6c20842266793891973b0b490160df96bffd5f475411b66dcd30c31738c4641a636676468e37e7187559773465b666aaec730f6b9e3be7f7cf4f5488c59f0fdd735460d4d2c36185bee519033f61724bf5c4d36e6c60dcb325eb346339fa64c66a22d6c59dbc59a65bbcdfd690b56176d2e671fb68fe9eb79b288c51616b225266868ae9b73b410929feb0fb93f1db9bcbb33b361c2dad6c692ade49a39c8666d62174b5686d5ac61b2e0456b343b746faa650a63cbe7ecc5ca3fb7cb265bae29c79aa6e5676c3abed05c36768c4d265eb63613a1576199b32d66d908ee67f6cc726e99b57a58d49461d932d7abbb42acb62e1a9986acdb8461ab8da4e1b3681ad3c4a6189e65cf3a341bdcd89da3cd5ed8727ed072862d5b362b0b43ee27739deb64b54c9a35561b5bc87a4cb16cdf8fef59abb9661d8d31d6265994a6d6d658bd9862aed19006cdc66e99b135bcb6462c491361b5ad4dd6cd031f9fac7d9b58cb5a2f4b83ec260bb73383b272b9fafc35a6cb64cec65816ec93b33616564fce91c9425ab20c33b3b99e482b1932636d9bc986612df6604d96114b68bac39c33a2654433a3cd2e1eaf9fd116cc659856eb023343cf08b34cb3fc6cebb05ab28cb6b61963e9259f45983533219bcbb563dd9ff0f1c9b2347236dd59c30861d9a7999f7b64c75b9f596d5aa66d0841a399c1b604c358ae234c6da849426eb6668695f539fb6639c730cdc26cae9be7b81f3467a3695ad65c8f662243c67a165bbda3188dc542c80a0d8b679a998cadd68c16d6b27590c865d36d1bac9ebea74facbc8c4d4f2c33432368395b233311ba9bc658ae33bf973536c67b84cc62b5f9d9d2421e664cda0b36d6f2d7d56e59489eb95c77b34d56d647acb64c63ab670dc35868b93f8fbb603cce69abb535685768566bc666326defca96ac750b2242cc6a6bb63cb6cf337f1c4d23734f74314fcb9a31b64112d264cc16f3c530d3d25ab99f630f16b690c59db99ecb31ca739d73a3bc738f98851a7286506ddae0b56ddf5e18bb680b6df87059f81c2d8b9b39cb3a228c4be69c35978be51972bd2cda4243b7c6d006adb5c9306353e59d8f212ce69ca0102b966db0ec7ddbac752cfb86093fba583d5322c36ca6e923d2e63a18c19a9956f364eac7279e5996bb798c39972167739d66cd1623ff586d69ad315a2b5690964683b6f54c7b613079d126071e4192c805336545d0b1692618e6ba9555309f6e8c455b2e87c12e86190d636cfef5f3b16d5ee6cd193a44ee1b13dbb2d12c563365f8ce542b89b406635074c39c73cdda5a43a25ae4f3d90fb7eb35196b2e27e7fc1eb3c6fc634fb797ad35ef4d10229a73b60d1b0c8de65c70c7eed5828460a6099145a3690866181d0aa5ad6698611a34cd842532637e0e66df8f3efb7019f3fedc43d1721fc36c9a21a3216cf810b96b79b0b42ccc209acf9ab387767cb034494a436e63cea9b95c5bda72bd91699831e77f2fefd387b776b5d69ab1d6214d828ec6f3323661c4c2d031d963692897ddb14c619f09da8889342d5314b23058db88e9581693a5d562cbb4658dd166fbdffbe1322c8b892197917b4bfbb6fcf5693408cb9c399005ad4cb46ca14cb2186d1f438bcd7524648f1933a636f272b95cce619a6c99339bde5bffed6a04531b31319675e48c5aec3646d3c2683518d65cae65cad9fd68ee1aad4993c9cbef648878569661835bb6c75b1b8bb068343d32d7273d6a464b73e62e4c06cb6a4d4b2334856dc45a1ac41a998b359af6ac21ab99206733df60998ecc084aab5bceadd962b2de407bb68cd29c4d33d7d510af98460b7b4ccb64adf66dd13465b4724de6158d68349860685e2e2d8d60ce58b2b5ac6508eb584db127335b9b7963ba68b067ab361646436b93698d4cd65a96b6603532565bad1753ce4b1832f18d26d709866558c268b90c61b206cd3d86696a8572c3d8ba630b858979e6cc90df0bd662b1c45896cb952113f3acad8c2c8c34d54c889a16340bdafc5cad99b3b6a061b03288ad1b2d6ab21246c336d39d8c2635ead641736684f97b8c643191adb0b0d8939f6b4223671fa62d0a6269d3041dc662346a32adc9642b632dd765d2686a11bad9b03646a1469867eba059a6b6fc396bc4565b1aabe675b035b2ac2d345a39d30a114b4606fdc2d0b026ab6941a38d96636db59c51162cd666338bd624645a4dddb196ac4c166b8245cdb91a640b695acbd92cf7b15093b488621196dffb53332ccb4243739d9cc39acf3463b1b467b1bb31666d488e10b97dac8631b1d0a696493031cdd96a64e45c6a043b68b08244081f615976c1732c43c39ae5cc1ba731e4ecc9449ad0186cd6cdec6921825cd6ee11f91ac47c4c93b5109a2683583492b1603ad6d6816a2d4d49346459bf3e0f836190ed20b366353f77ac36ad4dc2da339bb5b959da2244defc3c6ccc24a69e967d23c875321d9791a106a36958c6c252b12f214dcec6fa1bc66866eaeacc39ff3c9834676cb08d35464411bdc5830c3963352d82dc635e1743616141c318cb88908f28c87d619747765ccef5bc79c7b9bfc9b5478735365b9b214424e6ad5f9821e46cb4ac253f877611939c2def5d636dad69928f28042dcbe4fab9d5d5609877fe981a86411f9e675e8e61ccf56a513bfa78f5f98bef06bb1026433024181d93265d6069fdc2dada9c11536a6a722eb45dca5c67341a7674744cbc98a6c37bb67b61ceb1312feb2e59cfe0f35ef57cf6e37b98413168abb1287fdd8e462dc49261a1636d6ddfcccf0a91d52e19243caed7d0308db019d368308235f78c954d5b47bbb2279626d9f319ee8fe56e4ccb8821af064d5a3b326816420d119a60596f8d5dbe451c2c3462d84846ce2d341832ad9e8ca5657336c6b0ba616b181dc99d682d72cee598d282c92c2b67ee33af732eadbc6cb966686ed9d2a52d39f76dc48a26acb532e6cd85c9844d13cd4241dd0cc6a48de0814646c7e5a631686d9a9f23592b316d172309d6d5b4f89866ac61f33997a661d10ba68d9c8d0c3ad632564f580c9973627e6e5a366846412c88d5ac354c36688c8cd14258c2d42d377b5c4fc93a5a34421736d9423256734ecb621d594683ac91c6a4f9a1adc6c482852de75043b134cd1fa769d3301aa4ad48afc9584cc3b77d6dd48f976558ee215b2e6cd992666162ab39279826166351af699fb585a6d116b265b94e7639570bb234f7118bc558333f0b1a615a1e0dad369521e6dc1aed08bea7306cd97c83c1b466651831323df7b04c9a739f699aa6c6acacf9bdd83159501a2be667068b993f4e343568ac663156f414c6372cd683461126cc46cfcfb5bc0c6b4de6ba9ad8b19689f986b6cf342da3a56dc932c130b40519b5dad464ee595b30334d13df96d69c83c9b2f09956a661d05898428db5ccd68c85995e62cec543d3d05c27680bda6ab21693a9192d864c631acb3e598865c4d216da8cc534f7fc7d0dcbb5112dcd794c0cc58216c398fb30689bacc51499b066ad6cb26fae99862c79b1fc5cadad3698c6be41082dcb827a58d6cc9ceda2b564e6f78e452dd7b0dab41146e9b06658b3a631cb8c6c998951c6b230535bb41f26cdb99c6b5d1ab27d360c6d119a2cbec7b7d60896d71a5ba3c5841176ccb5d14434c916d34ccb352d626c185e9e36f765c120d7c564796556c796181dadb5a6a1c984c90cd6e825cd674d0d4283c5065b736de48f5becb836ad56869806d3449a34b2c56b6d6ddaebf2682cf7ef66b46519316718b1fcb12dc86a0be6dc9c2ba3266289850eb36c1876c8683f18cd68885653ae6d0da6093e88c9c60c63cbccca9cbbf583c53299bfc764adb596e55c90056b96598c20d79c417e0f0f83391b1d3b9873aead562d1dcb18062d126258979969cecd7f3646a3d1d12e63b1fc9e763441ce06934dfe587e475bbf8c66333288a1861d7336a2ac44cb30065b59ce5cb7a1cdb99b8efda1a34d4c2c1393a165b1d61a993f371d68986cfa758fa6f92c61b0b96f9a46309918c634345f3bd2628c79e9090521315b0ccd60acec2f5b6d6916dad268cd7591c90b7634ad46e8c99cd9228c3468b21a04cbd82ccb6472ae369aebb0684508cb9a3593c522b43539b7ccd9dc4797331343cb6468599830b2ec684ccb72b61a99a13194f919b45c1b96698c6534445bae334c13a27d59628c595b2c6aa165ce69cb68daf2e7dc6739172b8c06196210e6e7b2cfc262c80cd1c637c2b4a6d52118d3cb58cbd92c31f37b7865a5556b62add9f212268a758ca6c9a6c98bd8c1045983a58d582d43581a5bac1d4d133482578bad295bcdb9689a0e596b8d97ebc84426d79975b4d54492fb0c2f0dbec9bd59b62c93b6260c1db51dcbb5b162320423689a65d9fc8eb026efdb08669f3963cd37e787e51c6d2ce772ae2ce6feacd17c2bfbb42c469bb685f92682185996b1fc6cae93602cd3326ac4c87d2dd7b5f9fe726fb4bc6f4c2393c6346d455b2216d33159166159b1669931ac156a9f490f5b3dc4be8918c1b22ccb62ce8eb0e5daabb1b0b0684bc8fc5eb6765bc4cad09c13934d7e6610c782664d86652db26f266bc66082d2220c5e5e8d8516946d59cdef4c17736faecb90356768b9ef636198e65ccef98c8c769873c9da31685d880c0d66a1b97e43d63463d3ac6529b7581e4373906b356dca9a6cf91d0d8da639d77459702c6de585c634e61ecbd91613e6cfa3691aa17d132c5bb1361d4d32b4cc98b565113561998c59b4a0c9d07c6cd1c8d081c5b0ac75d15cb39cc1b7c9b9c658d68e6b5819869c5b3bb0a6059145ae6d981ab120198b8d4d1b42eb832c9b0673ffe69b34ab91eb10accb199a73686219b907c1681a0c83166b62411b4ccec5b4c62e216758eec328d756dafeb7bc66cb98d456f9398c7634df044b9373d49a460bb90e6d59d3264b6b120bb2cfdc376d31434d168b89d13019064b181d39b3267f1cd2eaa1cf36c3c688f91aea62b4695a3d212b0b6bc934c87db7b02c6b8be59ab31696054386b96fa21134e798188b590c1222b268fb0b412b48b16d0c9bb252d385611a2b34d504399709daa5db6858d360ad455a8826cb320cc3b09ccb7f728439e7af111123d82f446cf45f336cb63917497463cdd99c399b96b5a6692dd371cfcf31cc996b91253f97d1a60dd398da7f206c7eff4d5c28cc6a5826c47f3ffc2f98d9d86ce55e5386b0b0e4e768997f5cae5dd668344c66449ac8f2338b2d5b4c4fd3967f6ea3604c0c23ac200d6258a611510d169b591b8f48eb336946661fd60f591686ddb28e6b2b5be6ec8d989c914cc2b09673d6f4344dfb53b68f4d53d326235b32118b96412f584322ca9cdbc6fcb129d71819593fce35d7d51a644758e39b732636582ba47dd6c81fd75a33da9a5edd1a23a386699ac5686b358d8f30df18062bb4283f676666680942460c16fac375c4f00d2b5acea68b61ce112b68a1d15a07e69ceb32c28435b1a5654db6184d13b1a6d5fc71b28984d40c7a336c69b45aacb59646cbc85a963599ebe4e734ad064bdb319a25538b58fe1e6b6dcdef5143dbb7255b163d321a3d0d2dbee56c8db1110b492d625bb34d1b5adfabc9cf0923462c6b9ab588752c6899d00c79188d1572e66c4d98eb32e7b2b058cbcad060a1399bb434e7300d2dbe4546ada664ce799846b4a14dc33e66c9c8686b590b6b629135592d6bc1567bb2e59a6bc8d9100dd6da01add1b26cae6b1a0b6265c15ad69a868696582c2a597ed8da18436c6261130d1a6dd198e6fc46ceb4d5b46fd9c193bdb21bd168b4e8989f6b10a6c51ac41a62b2265626341a66598bb49ca189a8db9a6d262333e71a93b51c5956d6d632a2271a465e2d6bb58b59dbd042cb3e93e5cc92651acba03572ce5f27db67595a32ec9b3564085b936f86882fc8b261791373ceb9a6c9acb26519f60d622dd70c32ed5b4dc61a736e2dd8b7151a216bb558cb58865807fb354d6de5af6132d626b917a3b97e484d4b6fbc9897738c65dfc34adbcab29cd3dc5bc734f82c7a9a6016b3c5e0db3ea6a509c99ccda22113436bcd82a6ad0c5d32e8d19a73b79a98d664a5d6c79a3c6604c3306b42336ab4b658ac23cb99eb566b2586d61e964dcb64444b43a6d05ae6be7ad41a34dab4cc672d59321ac3966b3f9606d3564a486b8b61acad6d10d6307c6bee192cf7fc98514358622c4f1b6d68685a58a22c0dcd996562596b464f4dabad95bf4e731fe285c88e3519517ca2195b3363ae333f5bbdacdbef86d648b65e6c09726d2c5bb3c5dc9b46b907693a469373b90e320d523bb283c15c9bfbc72c9b19a194255ac30cc6ccfcbd69f9b94b936b0c396384969fc3ac191616e41a696932c462a169c7752d7236d1dc07a3c9a255de60c66121e5725dc3acadb9ee0f8b26cb19a3693973ce35169ad6c1a61996b9e72cf72c8891c544d3d6317f2c340dd9c2c8209a6f1633636c1c0ea4c19a733866614768410b26966bec2f99d0b4ac619f0dc31a1d67261db45cb385daa2c9e677c882a635dac4ac6011cd966126b3c4e45b2bc69a398785590739732e8be5de28737f85b5684dd326d6187968d16aac684d97f9ac99cf5ace182d569685ac31b2f996912cb3e065c3630c254b433099b58641d6b1a827347f5c473665a88da017c1becd9ac6a6d6585889e15b766442ac8585d19c35116dcec5c858c13e13333c2cf3d715e45cf262ce415b909695f9b98e3094cd396141cbd084196263d1c8bdbc9c8d6c41abf769586b220d3556c6329a330b79d186c1ac99fd083e6b4d6c5930b29e58907b18fbbc607c63ca5c735fe6c3beb11c33689a60ad86264db6328d16eb1b2c8855bcd013730e4216c216b36183612d4b566bdf2c79eda007418ba6c3d0588662c174d968d2323468b206c3dca321988c4cd0b4346259ce3222636810a691fb30839519f3e796cc39dde6af2d5a2c8ba1356126f75dcafc6e88a6ad6997e55cab176d11cbcf092dc8946549e3638dd6865e46ac5a6b2c18c39866f687c494194693d19a468ba68665ae6b21bb91196184b0a609d316c684d55aae0b76c9b423c4264264ab61eed362c968396718731dd68e86c5372bcbfcb1a1255ab0752c1bc162ddda0a860c26c932f2b4b52cd658fed810a3416b0a922159d49673b4050b725f736e8d30cc1813b966ca7c6bb13521234c64b0155bf60da621c38465d1609f9f4d9b65d887351a4d7366abd9b75872ad05b936d69ac9909f314d336cdfa039e73e2b3499d5165bd168fbb0e41c0c96c6906c5958cd9f5b5834e7c496034da66135cb646a8b2612534bd0dc3731c1ba64696b86690833d8583159ee4da68c0535b9cf393483b4b629be51c38e76b072edc268b3589369475ef45a8bc9191af3b51564da85361aad496b7934346b9a5163f60d8f4cce68d8c720cbef189aebd03028e63a6763ba6442830c16a66132b2455b98dfa1d52aaf9a20d67819994c1a8d7dcc987d1362acb5b118391b2dbfc36a9ac4d08cc1347f9c7f0e76a1091d0bcb60ceb6189989d16807d16aa690c55c97b936824663d0608d10661973ee22e7128b4513999f739dd5fc7b7f987f8ce58cd158d3b01899bf4e0631d1922cc87dcdef917f5db398d691e51cac59fe9e21963326e79a73aef3ff78563365136bae1386b085b6d0a62cbf6b39276bb45d6afed80e964dce905db04643971d560c4d98da4283c1c8ff71ffb02c933c627e4eac8941867d5b2c26fb1032c4624db362acbffc5c2386869586350dda8e626488c55a998c69ad416dff89feb05d3aa6a6658db0d6689a73994c266bb2454c26a39146180d6d82f5a76662ce466493eb326d9f73ac46d3c8429b5c9ba18dadb07ff86bce0d65ae59cd642d63b29673b5f936ad91b5299325e43ebd32e7f2c791c6a8671f4368d4869657c33a509357a369ada94d98eb826c14eb3f712f3cb4d664d4d61ad4735d96ed3359a3ed9b987d967f6e9a3faf8b98e59c1861a151b3a61e2dbbb4e66c5a6b8ecc3743a3b13061b0fe436d94d15a839e6819ab5d2cab2d937d9bac41862e8d86a6f9f3728d59185a7359ce86585e995eee8da669ad692d186434164673a6ed0256503820f820000010b4009d012a000100013e612c9147a42221a123333d48800c096c00a5deaf35afa8ff62fd7ffea1fb59f2274dfeb3fd6bfbf7f9bfed7fb7bf2eb9c3e9af254f36fddbff1ff8dfcadf805ff97fcd7bbffe2bfde7ff0ff87fdeffa29fd68ff9bfe47fcb769df3b7fe6bfe97ed0f020ffbbebb5f420f344ffc5fb99f0c3fb7dfb91f009fb41ffff51b6605a9d4233c1ffc4f4f741fe08bacb7e01df0eb689a5492400871f4e0c92a6cd00d1dc850cf53fa57a5809a759a1778c729a95c99b39cf2629d118b12a33d79e59a5ffb0462bde3e5a1879f547b804e8b8456732412efc1c1c923c734d623f3390e14d6e7168e76f80e91b35483097d62920fd95959076f55db004e9d2b785e7573d4b285cc1a7869fcb5eecb0536ac280b1c82c165e4e01c4affdf78ff3adbe4bc4ec86b9cb83225ccc45e4d5b3c8d5f3ea2190f852d704589431f827409eb0e7104ce78fb57b82699eab9d0caf3d366904d36a32cf3aa2489586e2794cb7f11a7e0284f7c84ed3733763eb2e662d72439cff64403e4cfe0696d027432d8c9b3297bd7eb505c373f13ef6c27b9a21086def9236825859690d0a947566aac45bf38ff0451047c828a134dfc152e70d4cbb6051bc2795d76336470483beae4d02bd1e7bdf8a8ac263a7e4a0a3e12c305b41dc3fbf8674b981dbf3c094ae432332c0c68007ef633049f3f089cdc0a37790c115819d018b5a590b10dc333986aa3abe1262497572c3f26f7a3ae8d55ce1cab4928fe4f5b8824255e20b0c3dbba0d471849dd8e4e5ba912cf05fa1a56fed11cd164af9b6c5c3756fa85a22359471e287ac421376b8d0d6b809f72fd04d4f493482a9def0fd5c42fd75adf8ac2e656860e296ab39e439c87b5d090c5cf9203d82bb9464e69793c48b805390857d2cb5350d9eb5dcb4e77a98b091679377e37908f407d84277e43e887ad576d8fb2b89bcab0a765bc3250683ad3ac7d468c3c34c2bad102ff3b62263ba8b4485e05860e0159be0a03300c453ecd2c804ee54189487937971f9e5afc55a06a25275df02bb3b75558f9f1674f1391b8b3982f54b9395d988125630c2884b992afb3314872e987b09d6a2cf7ebf4bc4e699d69ee8d1e026c1fb9d80af2c122e01a03e3b1308f9023f584b9311d31dfb70cd60521d8c958f1258ab151c711665b090bb6f23be3b457afb4c70716dd206f1847f3ee382802afa2c44b141ab427aec77fbadb853a0c170c3ae56c01982f460a024f6c8f6eb3a78daeb9409031dc4cb1d26c76f0c4ecab6a9d8d8a65273a97f94ad191bf3047e23f6b75054ce5fa983f467011d528e84af6f68d713585859ed5f271daca15e4edf372db91d09d041510a1336626e10ca7cde3d1c7554a6658520744c7af4cfc48ce04035fd0675c6d8d3b3495c51e8641650daa95b567c48cc809347eefc7367c1dc30edefda8b9fedfcb54deba85d64a47dd93163661768f9fb5dfe1fd83a25bb0dae18957f31d93d89627d9268c0bc772a23995b27303a9635c9953ee920e034c4f4363ef9ba505c92d096916e0c8ff9795e7e8bb6bffff4ff948f3ae5f42835bc1440fedb927be3a99c6935539ce6e29bfd417d072009f8a3a8fc10ccae58b9d95f67c309cecd9a75394119e10511a710b03150c448b15059c641fcd6b4fc33eecd6d0f6d3c45a92d64b2657d23550e3568023dc155bfea2886462eb82549a0a07c560a1e69034e1b01cba30ef8db3c9c9466d9f2a561585c8d2eaf29e05e5f9a693b8f75a4364d5536cd9d5e6d184d2bf645eec2784509ef0fa4dc1cea4d21151644e1cb5f999495655c1607b55e8329bb0f9ebcfb7e4087c305ae1a536fe6b0cb7cf75f79c67251b0e2be702f9d2fd429c5e057b2a970e3d49f5b2a2d8004701c468dfd13298c8a834eb6728786ac89d9c057596ad459ffb6caa619fda778b39e4b0395b45fbb27d418fde11e8b850317cb979536663bd1573350eb59cea57fe04723cb4b25d73b7fe5af83fcda7a8d9bd087bcaf794fc49995b92f0d448ad8c1c1afbe8cef698151a7c00008e2a71de52fc502ee8fff18f12d8d833fbfe3a93aec5b3b03c434dfe58e609b24792cfb0790bfa6f1928057d704123f202f7b269f07bfa91cdbf94883211283aecf92fc70552a86b4cedeaf6d785f64087506f59d31fe1b549bc97cb3adde5e2a83159ea50c9ccb99c98a5cc116b7cdda56eeac4e651881a30f4d17eab1bbb17160119ab54789ff64a2711cd31aa4f3f2df8f4b30072ebb47f24c05eb5d7e0d4eb119de4929f7aed7fa6383f2657aaebc332cfd6043ec0bf8395cbc6672c54650fb68851b457ff947f0591c8c7919e62412c29d44e9fe779aa4718c75dc9c0e852d59b2a055a2db4a727e262bc724b524af4973dcba28923d326fa3b0ea83f6492fbb60a6351f7bf3d079b834fb2c1c906e31b2ce86d44b3a0e33ef7475f1a183c3401a9dc88ac19210a08a332243ede823987d9bfd06301b3ae2a26138b7ba3fbf2cf4fbbc865fe6bd5a0530c351e00a1943eb7c713f62ab6dd9d7d35efd48d830161ecd5855a2fc268f388ef301efddd15b60dcf7fc46b06a1b5d82bd13b3587148d9c7d98f0a843e2948ac7824041322535566d1006be370507eb29d56abecb033001f036bca5a18c26425d3a27ddeb20220cc828014247b45d85bdc49a62b0ae2b621418c4898289ad9d85e1ef2d164d9c8fb135284f8f2db969529a6510c717fa99c31e1a9aac76c60847dbd05b749074d17acf703ac3e6445073255c57b5fcb9230c10f7a8abaeaf370f6794b714016db8e87908b0cdef8a31a6a6efe2de2681f5a7f1cfb524c6a9ca1520ee08f9f8ea7e274f0ad05f91ed21f20aa98959dadd57315da0b6e6f0eaa0c777aa3919d150a43b389d86cb87cde02c6dd051c0095885dcc436fb11bc89d5b755edfe5d39667591ee9d5b902a137ec142ee0ed510c0f62b18c3978a0ca2bc5cfb40e720e2d1562811769e3adcc93cd9cad816e1e8f2c52120ba19169bf545c224dcbacf0e39a94b099902b6ddf8204142b43f200d1e3d25a57a3f108955de8b445bc4731fd01d3315c98233ef8d7e15de81baea72f4172ea281c390af9f1f00c2a1ca89b242e6c24d840e61f6a3e7104e695ba14eaf0a9e93c839192c649c89f1b212f7f93ff411f56ab042b90f133c7457f421cdb91accd65cd4269adfe32f8b40280c9e5a24e7d8951ac97d6e562f6dd917cb3f60261c2e9dd67134a64102381af803b99ec69c4effb8026979830ffbd10b89d21d54367b97cc6bd27f8c4988f3d3bd1bf8c03b334376e1f98d85ed495b44a503a790072c1d77c083bae2dce8b1391aef907b97c306d31c3aa70cd248e49e2563270f987a3afba9ec07111c3881876959aee8b58593b4166a97c1686093d1332d7ca8b33c8a2a908d4617d7237c9a431944bce88c374aaaa0048c0b2b8a85e983f349039c60dd3161c6cb30d47016ce2382c4e41eba987cf678361b67aa1d462e5128555c6fc74a8db7a2fe0b452de082cb8bc3ab5886366dac2c19e3668faa208a66422e32fc5b747a5d7e87facd16540ff21c0001fd126b8165d52771861aa3421dc5ec3b5509717797cd2bb41fc80ecfe20df2c90aaa2d3c278f7b05bd267a64bdd3cd399827464b13bd5b7c12f3ad5acec86d871390ce73bf5cd90901eebc714545daee4820eedbaff09fe470787b939c95155a402bc801d75a4805ce9f726d54af1a40fffda12bc35777e3ec284ba1d64d9858e49cf26a73a63182055a9f845cb2ebb6e3d2c9ea94e2d79a419147aa38bdbdeeb23ea4e315a3e60d56cda1e0bb4631df2b7015da61cd48781adbec564c3a87815eff524c227ed374e1396ee2928026463fd5e1062391a5065a69950f0c4259ceddeedbc3ff10d4c1ad5b30485c1d551536ae209858b93964ec0431cad25cf502b09d165f1d3c50830b57096d275a15c82d9c0675c5f75b9e5dcdcecb33d122c633d6894d3ea536e89e620b3751f78f2d5d6758773278bc2dd0b16ef9b52a9958e0e10c7371b9d6b7e6bf1b7b48d641061f39869ce8bed7c6cd0f59db49af2694730e140e37423b9a3d23ea90c2fb3548311b05a6acb4abafca92815b2476d0fe91cfa28f3415f6c659405a6633a2f972c249879e0f33313c1987ffac218dc0dcce1f7638bdb94d1dcf313c1f3d9cb64c0fee4dedc0035bbbc58ef0a1f8146b8bbad028b85688b20c23713ce17bb4ec644db1ab3d50dc7514c1d9fd4089cff648b2e31f7ce047ed2092e8196d889b18aed8750b92b89ebffdbf647b1523a521bded03da91d2e9226066ed9cee9b1c7cc3e9a611f8b3034648f9812417311eee7618f6647915f4f10ac4c4a987d08e8a550e45cf86eb8ba8223c510588444f7fe3223cf4954c46d4de18b65a99ec3583b295c528e57add863a6c84c7ff3f5531ff8619289ac72fa15da1df92a1dba9dc2d72d321fedb344b9d9eef0b3e702fae39968d377877a9bf3e60ef6f0b52c124dca7019ba3bbfa84270a10718cdff9460c38ee06e2f11f8d069b35f6c89cc98a4897192066819f19a589d3d3453fc9d5399de19665efe73d309b0cf8c3a5905531a5dd33ee1c58a626bbd7a352fad462e72f8c243f4603ecd09fb351b3faaf38a4356c9e76bd3222706a2604522c1b5e148ea7d4622d6f925da31474abd9afe0bb02d1dfcbe405cd03f62ea220bc92c2d5858b38ddfd8a2dea57999705048f34c3aa284f7e1a2ebd024ba869cd300fe2a8d6205e1e36fc5f3c5af6c4b61b378c412f4e7093b3a5449212d98fe05b6d66c0c5b88657fa9299ca7c939a2df180533df3b405591f0ac23b00141955ea8d0ad4abb2e2a5310e66c7118c127424562f925b3de0ffe15e136a41fc592b4e22bd3db5ffd5107e20b45bac53340f7dd6b80f7656a81801056c132bc80880405b3ef7cb20f7fa2f947a5df31b9aa7ed99ec45cb0d5d380159d502e7a8eb45939d9aba8bf1a299b83b38d80fe50db2584177704c6cab1d195170c77090a7aefe5c3418766de501221ddd4939f7d5552fa74c658896c5bee41d56eafa7e37d4c244d6f75df3f90a1283cffcc0492c320ba247ccf09ac0f62c905c1c0c4cd785f6228523ce7582edb504bc3a02887c06391ba1fac96f787b072a23d45e15fed5eb49f439dd43be90712e315fa980646ff8970f5976a457b732495d809b9c6a1b614b44553c5da057c5230130fa50712d6edf20c0817b6fbd323e0d373ce612d0e7290f8c8204660c8145131f3cd750c91bc5b64a5344a00f14837d7ca91fcb782c65c420de9051a2267bc2595304fb477492509846fec86d6cb61a93f75f462f7a407fd34dfc144e1be82836875a4dbfd72e529025530c91a5aa348f2cddeb9b463fa611e4e8be8be9f8522aaa57c8a3a41ed78f122637f88d4306098b5c17cbddc46f4ce2ab446bf92d2413b7ad6a3b5ec08f43fc04536d3cb083585aa83cf7d06ff183aea8c72a1f94e9b3c4994ed219d4878a2dd2e0b37c01b887cab7322852817f0555d8ec05113d1b0b0e479ffade05a6fd16168b26c05854fbc43633208f9f7a2d6c1ec540d0773ced585db76d069037c4eae7c14ca8b0f228d159b4c06a4f894e1b430b5ea8a1b1107728c020bbf024e6ae07ee8ffe7379831d608e7e09e32398dad03274079066e3caa307735bbbfb8a78bbdf35c5b9b758f5499ed970923e522948d70f24f7b3f8462aa5c7608eef479e441097c5cede953da4277a07f6e0c0dc2244811f612508cf71c19b4138eae3e905cdc5d5caa8f3364eb9aa5207d6ae47cfd06cee40173cc99fc66d206080b4fd4005bb82b2a97929989462671c1e7c8484dd1a048fc851e6c69df65bbf9b78c213fbfe95ac6bc66bab8db097a27d7dee59231d36ffce839558f4c59d475073d3d6e02b318d28b296384057474ebc43126fefbf9659e6456b777114f2a6cf9a61d415e88c146fc780b84ac55138bc4204fd9bd9ef3084445f924b082fca3497c0ea9ff8174c4fae773ddc6bb85f8914062659feca2c0be1a87fe4a49d7e5033c35ae720a89afc5f05e9ee531941d8f3955de171b4c8acab7255eb3b21333efb0bfea9711136dfd08e048dfcdb7e9040c5ab54b9e626320fb87d1a0c64b69f85ef2fb90310d34cf16a83a63389b204d6c7cd05d897227cb9042a33109d17e5c162844d0f5b04fce17d53e704c533c95705f7b75cd86caa192523f06842b812ad10ab6d1e7d3c66789f7b843e7b016392e53c4bcabf1f3c0d99dc804ba5c8fb34203360356119fb002499cdfb2259a9ccb04e01186620dc3c9bcb7269545c9e6e989b8946c3a80799f2b4c3bb78dd5b16c34b5670a897a152e3a07da140ae423731c66a03de4b1e5491173d22694597d59d1c05da0bb75961ae1ef838fa85a8572fb7c09038c4a8a4c18dd9e8f4efcd187223ac64eccc1aa2fc72b373229f00d67f688c972ceb71c87d9847e3ef8b860528b0d9887cfce9609099bbf43590b79c3424a3d9ad6c8c22236af87e12eaa8fba61f230bf765ea8d8bc245622e093c690d080b4e0b965d0c83fad523900bb3e641ced40ad9e71498ffbea1c014b225d9716f8756efee9559f13e388739baeeccf46c19569acf831d94c3e480a1dd321775553182857f6ffe8d4044b632bc8d56d58315642c10e3a8acc59bdb72fca256c870fb017b31b17d9479220e2d402e8df1419ef3ce35338d541ba65cef4dbe9f4bc506efa45c51b046987cfc9a19fea0ca14abf90b189dcbc10bda4851cc32d9a3ec41f1972f3477fe1459a7efab2e154e6d3a736ae9f3ea7033c6aa4feef3aac65e8a82d2134f9c201f92872fb5504a219b1a8cac782d80fc89e242d56106bcc62d0158463a39fa63b0221f7945bd3284d6586ee6a44c1bb7d0a01bb73a32d77a21f40943fecffc61d1f34150bc797c7ec3b2db6b7a243e474ef644089cbfc10ed0411625da095f1656934954ccdc706135d16398b064da65075c4f24d2334f5a1ea0faa9819758bb8311dc146973ebfd8b1a1ce768f1eb6fddfe2c3684b91f1249afbea8b54bd1dada3e6e4d76a667180e32666e5c33cf76eca76b40cdfc64c88381984c950b613c96139587ab2062486dd1bf4bec4af916a6d4c922eec9a97b9750c0d688f8f19c14b31ce2576928ecc7550760ef1dfa2ecdb180c1bd37c8e8bf229e27e828ee78b6e232e3a5c89844139c5807a787809d99aa95aad9ca36112503f6a73975ece24fd60dada01af9b2aaccbcfdef64e366c34fe94578f322c658b20b4b5b4f7bc8b043a552f4473f29912177293cc1df9dd5de1a8c8f804bb9be6ea69c4c2a3a8e668603d44b57c40f2e4b649f65d04d792740507de35c0b5f7ebc0ca825df7336ce45442fb8e0277169b8a2adb8e0cdecb072e6e7d0f18eb0a2ee9be210175e21ae84dff852cf6485c3fd258bfd2e499ffb711539878ec9d86b1e2e9797db9a7cc198be0daab8678102141c4dd300ae07a9f6349217f3088bf9b5a66e33418b2b4ce7a91a2436b62508f01fdbee0f40db2420eff8b707e40856ca21d47dec6b203d3eb5d67bdcb77c6a2d0922876623d8a8585a08f0b59e51b359db83efb301f635f8330fe3edb77e6dd351bd10d9ce66adb8bc0f2778b696b0d7ca2551707aa6286fd3441eb4bf7bf5d8e2afa8a48a3cd84b452dfa5fc0456c06237352f5e80a5a58bc1b75694effe78a46f5cf549cadcb15ee38b919b46e38e92e5288db68a5e7e553f050ea1fe2d0a7a47f66f98c948f3f15561e08e80fb65d8e45a37400d44b753ca53ca412da6541ff9d9512705135978c0159570c72f7781d891e83fa1aff1b48b1b1ca978605a28fb179ebccb5ba0ea01fc3bf0da847db6f84a34dab70170157e0634b86c149c19c112da3e987d40f89589e9de764cb24cecaf92d86f9acb8d6e2a98a98a655a2925672bf499ef5c661b38cb4ece56d27ec6377bc4c4865a27c33b972de2168ba65649a3edb0b357dcff76f691f9ed10edd6a3b40fd48339696937fc66962753b749a80a3b32f4ccb7b553a47a364a8603f00c60923f9d22958f6850e8226c1fbdb338bc3d8e4f2bf55fecc850bebee6330164c8d6291123c234b41b26e943352fcd391150e1945ea89d5625b35d795735c4e0804918303f23ef7fc9c6c6cb76172ac7f2ef5b349a7aa9b7bb49014541be37fd21578d28825bba9c09ded0ba7ac2b4df1ad766ea964040f49e47d628b871cb67c94d928115f2c796a4558de61d63538b2e123f00055b3b2b9dc9f4730da9755fc028f1ec065c792bcd118205651b2348b3f624e131fc98cc25fcde80af9f8fce878efbfaf952cdf1b8e8ad6d97d5a2672dd0a50eb81d3e3c0d64835e3d9e8de2904f14dc231aab673272fdd1b993ff73983f4fcdceac9007675315f97026237e4aed20c9c8678cadf2b7b14a56479da817e7e4cff54aa678ebe9c20f091ca75a1d158702c2c3e961684c5d9b4ae3a112126ae5bcbe845eefb158dba83f7307535c770d11fa4fc66bf8fdc11bd3b91990b6f6babcb28c7d72fb4e6333f81f1acf9aeef06fef1be57a8e7c2c283f3b819f9bd2e7fb8b20f7ef67e4218b9c470914407b73c43bbe719fa8643558a9d4010c1af8cfd4de9075a75ddeba3d704c02f75019ab891acce78354055abcac77ff024738ea245acd9ddb1e779b00ae50824d197d04a5f08bf0a2fe7cf0964399aa06c82b6d579e86aa3f1888ae193a1ecddc3ed893735da3502529bcfa26bb0b9811e53dc97f646d246ac13e363af2ec662bc3ab921530dabeb9f0624fd15b0f0ecb7a1274e8e3410f1a5d6940f02a4371ed2f1995df4d882fbde2ba3a3fc655eee5f489f5a3c1011163759e6f55f19af9cf8fdb7bd8a3b332bd4ffeea41a08d6992e8fda32ece4eec634c5c36cec69dfbf2f515f916b411a955f61fafb57fe93bbc17eea0638863db37ad486c65cc706ff4268c9961a7c4f206c398562954a10b563d98c0cb37b2b484780e0813275e560cabdc77ae67bc9eca539fe4f3ce309ac2f5c4327adf66345417443e4d0922c63df8b66f3531369ed2c930c0dd29855bc3dba2a0492bcb70d3052e60cefb8531651cfc35ba87f8c56d06b7cf0f6fbf237332e527ab7fd99aa1d5f02d9cb6bcb1b7c6ac6541e214667f519544e982986322ed1fbb5775adb961f247f44c0935eab85b6adec7c135f3a515c171ca69366f6221646456a06f56e1f22b55471371c4efb881774e74ff0fb2678ec4af6313c80401fd1f73f6b7e4277fe0ce622c0f3c40321c885a3c59019a35e33e9e5cc03f33ffc0c065484f8d4c0c89bf49fe51f049f2438f27cdab54dbcae83ee995d2fbfcaf2f96ee0048444edae175676bf6e1f9e96d3284cc6025a52a84475e56c5852f55dd09abec2ec0cc79b105a611ec568ab7fff792c31af045f3139d19b87fe7933c52ae4c3a51d640f8598858e938d2aca3391033ef3aeb22556b573f7465a2ed0d525561bc891e0449639e041cfccef80893c098bfe042e0292e28afa65906b33256bde315bdb478c61a807ec8e0059c4230a3c2ef1ff7a469ecd2f6ff01fb48f706ef3c7800d2353640b4b225bca4cb986bac7c634da4dbc2d4667fe7b921b54a3cd9bee83dadc3d6c714e25759fdc6ed62b0275cf0d04cd843d76f280734c190e9ad2b75cd08538acd9b2072b1a61d93314cd076920d683a4f56260511ffd54a2a3259f9eddf2f4c96050a0dee937d9f743bbddbfe28dd60d310e479aba1d078c217a866aa31a58a30289606f1a20e4a3d7fcbab7943c42653aeb2ede4df42bcbd71efa86fbe73e251a938f3814b1791dc4db7e24000586a6e87dc0e540cb96ba01823fecfdeda348b52c4bb16f5149a14d14b915477b74ddeaf39c17c6ceb39d7703338b2c6c86c37b6724fec474009abd4ff60e5b870ccc0db2cbabf2620f5eda4006c166b94b9030503cc679d6a956bdfaec747e04e6e486fe393580b199aa09cb8dca35808d8af435bd7320e2693415a930e7fcb7aa433c75cd8bae14e20af4540a3a0471999e3ec76176cb2892f2a6148359e03129a0ac7454012d13860dec9837520a4264df4c8cdb9e99cbc9d6f640197df084a4adcbe9f442b022d9944ef894e575280aea9ced537b818d4d3204ed9dd34e7f34458a59079f6ebd0d95e0ff7d8b94240a8a7c649be76393647da026a78107af6e45b5c58a3367977dd39b4daf039557b1f1c1df30f847101db9351df6fcb03edda105dd8c5144b7c9803807bf42bcc3a1116adab0bde20c074b417b8461c25db159d860aa9653501a865e5d4fba07205f93bc1a4bb3c5dfada5fae36b3778f10dea5215163d2ee061db84a2fa5b23ce009e814d2ae39f66d4ff17a8f3a2f14356dc604aa1f342e8721513dddba2ec326f26d286041a95c7cf92bb19f4a693097f49631cc1da7635731dc45a84e721ea629b0978fea0e87bbb72a992db219a00c1bc7afba8bc7dafdf0559544faf43bf379ae6d1059e947b75f1c265d183c7be810f13939ac36c6c9e9f0eab13a73dae982e9242f0e7312c5586ca782cf8ae58e680c55960951983db9093bc915418844f7ff5d29e1498b79085aea2e26118aa7d2d80c87f6b8c70c36a9eac1f944c77b71f794393440f5889ef4e2d0e59249ff21719815859fea350c46b447a52175bac4dd678297648645cc5ff3572a575b87315d10de10fb03230999f8624410d6e6668720d5d775cf44efbdc78b612a5550857fb200d06fafd6d208560d71220ca959a7f60489e84bbc1b348d0f81f3eddd2202ba5cab9758fa39eac08599a163852bd71a5db8ff4a808b2204e8157751d4dedf17b8fc0ec3c2f25f39ec7acac6dcb02b81eaa3a1bfd6e25bd1cddf0cf5cefd40a1964d2063d4298b9b833ce07d5326e2b57af9a952ee622b6d32b223ba6d6a335900a31e69a94389bd1e537d4efa182f4863672d9adb62afc1fc286eaf413681ebc1e2c55b38c700d69d76abdd4ebf1e6d3d111cf6d9873d603695c446da6cf20ad719821c9ff04ace81fa9e2dac37d39a57a04597cef8d14a4bf5423b7218b8424f48105a33c0926d5c67865c9c9d888a2737eecf4f3afe08274c49024a666eaa201687ebcb689f332e3061099b4e3b54de57011a0d6432de7a8f84b97ff8d4e3bdd0782130c6414df71764d2acb9dd9e9ae464adcc73407ceea4b5fcd07a70362c1698b3dd1bc148344fcb9512c5faaed9f539e8e40cecd00cd0e9d90cf8193fb866cdba5f7e6d5234469f57da6a9dbb411ce1a6002c4d2c6b8ea486fedd674af8a85df676151f3ac4f82ba769163e39f06881fdb3412984b4a1210959decc766f7f09ead6829b25bb031bd6f18d8372684d797ca0a0feeec75152cd8eb283e9977823007cff6e3b588a00fd196338c204ed20e317366634935e58062f9958dae0bf881f8fab69c3d3980856fdbb097316ff82fd6038c6823e94b9b2ede544c435eac27540292833268e41aad2318f9123ff4938cefa1c7e0c9dde5e739e8a3fcb9aabe851a7ca3395eca8c6195b311201fcae4503605454165eda61447275d5140d83fb139484bb88c3d98c6e6333dcf977d02ba2f1b44e43d255aef939bc61edbfc07acd6722de034cb4d080377affbb2edb910d2a8bdab40c64262f287fec8b3d1156e7d4bbda39b6316ca190627dcfd0f859883f7f441c9785594c5d92dcfff7bd1653a541f7edcb0536bc1575bbd018ca55957612077dfab3685740bd6a28b41a8809cf16c9e6d893837d1b8a62eab4518117113382aa7382de7e73410f2ff623c73fd5e0077c743ac7b50d311a50177dcc50175d6995dc07408eac8a4ab81b2503510436bb632732e23a101694480f76f6496ab5059523e7d720bc1136a87985139e1c9edf6e500c59fe4ee400c6aca886c24e427eb36fbfe4eee084da840f89a0d5cfb4adcca9f2ba63fbecfe398aa23380000');


--
-- Data for Name: calendar_feeds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.calendar_feeds VALUES
	('01a20b12-ef40-7000-8000-00eac2111f42', 'YiWuXSKQmk9BXpmnPqLkAa7318rnmpyiuhfGBUB9-LU', '2026-11-26 08:14:00+07');


--
-- Data for Name: consent_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consent_texts VALUES
	('01a20b1b-2ca0-7000-8000-06465f16a7fb', '2025-06', 'en', 'By submitting, you agree that we use these details to review your application, as described in our Privacy Policy.'),
	('01a20b1c-1700-7000-8000-05bd13816cbf', '2025-06', 'vi', 'Khi gửi, bạn đồng ý để chúng tôi dùng các thông tin này để xét duyệt hồ sơ, như nêu trong Chính sách bảo mật.');


--
-- Data for Name: email_templates; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.email_templates VALUES
	('01a20b2b-a760-7000-8000-01da7bcffe01', 'receipt', 'en', NULL, 'We have your application', 'Thank you for applying as {position}. Receipt {receipt}.', '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-24 08:29:00+07'),
	('01a20b2c-91c0-7000-8000-01dc3e9dab71', 'own', 'en', 'Own text', 'A question', 'Are you free on Monday, {name}?', '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-24 08:30:00+07');


--
-- Data for Name: erased_files; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: erased_records; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: failed_sign_ins; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: former_slugs; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: funnel_counts; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: idempotency_keys; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: interview_invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interview_invitations VALUES
	('01a21566-0fe0-7000-8000-00f3b557ddae', 'gW9KzoE2TRCDqHel5Asm4PTdrvYOX1neIwN67gENavA', NULL, '2026-11-26 08:10:00+07', '{"state":"offered","starts_at":null,"slots":["2026-12-01T02:00:00.000Z","2026-12-02T07:00:00.000Z"],"sequence":0}', NULL),
	('01a21566-fa40-7000-8000-01dde65fcf0e', 'zfjtiVX5Ch60F5QOkogI3jeEM28dt3mGKf9Eip7R1CY', 'REQUEST', '2026-11-26 08:12:00+07', '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', NULL),
	('01a21566-fa40-7000-8000-01dde65fcf0e', 'HHvojFTLaE9fpkzHnm3i2xmcIROx_yXlDmsbbxxC-F8', 'REQUEST', '2026-11-26 08:12:00+07', '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', '01a20b12-ef40-7000-8000-00eac2111f42'),
	('01a21566-fa40-7000-8000-01dde65fcf0e', '-AhzIPWkd_2a5alzzm6gxQJawwiuXICfx0kpUUwvU0Y', 'REQUEST', '2026-11-26 08:12:00+07', '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', NULL);


--
-- Data for Name: interview_people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interview_people VALUES
	('01a21566-0fe0-7000-8000-00f3b557ddae', '01a20b12-ef40-7000-8000-00eac2111f42'),
	('01a21566-fa40-7000-8000-01dde65fcf0e', '01a20b12-ef40-7000-8000-00eac2111f42');


--
-- Data for Name: interview_slots; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interview_slots VALUES
	('01a21566-0fe0-7000-8000-00f3b557ddae', '2026-12-01 09:00:00+07'),
	('01a21566-0fe0-7000-8000-00f3b557ddae', '2026-12-02 14:00:00+07'),
	('01a21566-fa40-7000-8000-01dde65fcf0e', '2026-12-02 14:00:00+07'),
	('01a21566-fa40-7000-8000-01dde65fcf0e', '2026-12-03 10:00:00+07');


--
-- Data for Name: interviews; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.interviews VALUES
	('01a21566-0fe0-7000-8000-00f3b557ddae', '01a20b1b-2ca0-7000-8000-029f20a4d374', 'offered', 45, 'Tầng 3, 1 Hoàng Văn Thụ', '', 'Bring a laptop.', NULL, NULL, NULL, 0, '2026-11-26 08:09:15+07', NULL, '{"id":"01a21566-0fe0-7000-8000-00f3b557ddae","before":null,"enqueued":1,"emails":[],"until":"2026-11-26T01:09:15.000Z","steps":["7bcef2bd-a6b1-4289-b7ea-338af9ab9217","6b5a3d7a-ba52-495d-8b69-58b9d71cf411"]}', '01a20b11-1a80-7000-8000-36d92569b582', '2026-11-26 08:09:00+07', '2026-11-26 08:09:00+07', '2026-12-02 14:45:00+07', '[]', NULL),
	('01a21566-fa40-7000-8000-01dde65fcf0e', '01a20b1c-1700-7000-8000-00fe78baad8c', 'agreed', 45, 'Tầng 3, 1 Hoàng Văn Thụ', '', 'Bring a laptop.', '2026-12-03 10:00:00+07', NULL, NULL, 1, '2026-11-26 08:10:15+07', NULL, NULL, '01a20b12-ef40-7000-8000-00eac2111f42', '2026-11-26 08:10:00+07', '2026-11-26 08:12:00+07', '2026-12-03 10:45:00+07', '[{"name":"Khách Mời","email":"khach@partner.example"}]', NULL);


--
-- Data for Name: kysely_migration; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration VALUES
	('020-start', '2026-11-24T01:00:00.000Z'),
	('021-positions', '2026-11-24T01:00:00.001Z'),
	('022-sources', '2026-11-24T01:00:00.002Z'),
	('023-messages', '2026-11-24T01:00:00.003Z'),
	('024-notes', '2026-11-24T01:00:00.004Z'),
	('025-interviews', '2026-11-24T01:00:00.005Z'),
	('026-resume-texts', '2026-11-24T01:00:00.006Z'),
	('027-funnel', '2026-11-24T01:00:00.007Z'),
	('028-erased-files', '2026-11-24T01:00:00.008Z'),
	('029-emails-by-author', '2026-11-24T01:00:00.009Z'),
	('030-authors-and-counts', '2026-11-24T01:00:00.010Z'),
	('031-told-times', '2026-11-24T01:00:00.011Z'),
	('032-looked-at', '2026-11-24T01:00:00.012Z'),
	('033-rejection-reasons', '2026-11-24T01:00:00.013Z'),
	('034-guests', '2026-11-24T01:00:00.014Z'),
	('035-attachments', '2026-11-24T01:00:00.015Z'),
	('036-erased-records', '2026-11-24T01:00:00.016Z'),
	('037-privacy', '2026-11-24T01:00:00.017Z'),
	('038-applicant-desk', '2026-11-24T01:00:00.018Z');


--
-- Data for Name: kysely_migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kysely_migration_lock VALUES
	('migration_lock', 0);


--
-- Data for Name: one_time_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.one_time_tokens VALUES
	('01a20b12-ef40-7000-8000-0c2eb5a6a081', 'invite', '01a20b12-ef40-7000-8000-00eac2111f42', NULL, NULL, 'a43dd3e0fc2ec20e58b710039285355ef8b8f67a183b0e13f59efe3ed2c3a203', '2026-11-24 08:02:00+07', '2026-11-27 08:02:00+07', '2026-11-24 08:03:00+07'),
	('01a2156b-8e20-7000-8000-0c90f0db8c72', 'invite', '01a2156b-8e20-7000-8000-03cc3cfada65', NULL, NULL, '9b11fc8e499d21bd956047c7921f3c9a5e3d8008f2d1940bafb5def94f0b96cf', '2026-11-26 08:15:00+07', '2026-11-29 08:15:00+07', NULL),
	('01a2156c-7880-7000-8000-077480062a36', 'reset', '01a20b16-98c0-7000-8000-03845a64b9fd', NULL, NULL, 'ef4adcf0de290af8225558e7d14ff90b5d629bb1f83857eec606b2301bad9d45', '2026-11-26 08:16:00+07', '2026-11-26 09:16:00+07', NULL),
	('01a2156d-62e0-7000-8000-0214e3f4ada1', 'copy', NULL, '01a20b1f-c080-7000-8000-00719b35b4a7', NULL, '9d065d70365e37e2467aff7d5ee714a6c807b1c580a97652c54b892331304e57', '2026-11-26 08:17:00+07', '2026-11-26 09:17:00+07', NULL),
	('01a2156e-4d40-7000-8000-01446e1fcf7d', 'erase', NULL, '01a20b20-aae0-7000-8000-03bc4012d33a', NULL, '4a739becf3e2f144b7fe3206d550a45d3104e1237824c472307ca23349d2ac0e', '2026-11-26 08:18:00+07', '2026-11-27 08:18:00+07', NULL),
	('01a2156f-37a0-7000-8000-0aee3085b0f1', 'contact', NULL, '01a20b21-9540-7000-8000-03df5964a0f5', 'noi.moi@people.example', '6ce678525255887f574ff61d74bb43fd127718c6ff785cca2a4ac69d0726443b', '2026-11-26 08:19:00+07', '2026-11-27 08:19:00+07', NULL),
	('01a2156f-37a0-7000-8000-0f3645e65532', 'back', NULL, '01a20b21-9540-7000-8000-03df5964a0f5', 'mover@people.example', '136e232991434b961fc5f23e302d944faf2271531e32e193359907f1bb39b32e', '2026-11-26 08:19:00+07', '2026-11-30 08:19:00+07', NULL);


--
-- Data for Name: outbox; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.outbox VALUES
	('01a20b12-ef40-7000-8000-109b8fa96454', 'invite', NULL, '01a20b12-ef40-7000-8000-00eac2111f42', 'tuyen.dung@company.example', 'Lê Thị Tuyển', 'HHvojFTLaE9fpkzHnm3i2xmcIROx_yXlDmsbbxxC-F8', 'Your account at Test Company', 'Hello Lê Thị Tuyển,

An account has been created for you at Test Company. Choose a password within 72 hours; then sign in with it and this email address.

Choose a password:
http://localhost:3000/reset-password#sealed.ASq8mNCdmqeyNHUNARLFU-m2pFDtQijF8x00b-U4HzyqK2MKIlGNFp5TvaeV7Fh_qp2-QQVtbWSugxYOI5z-UhBvUn5GAw-Xv27w3ek.en

If the link has expired, request a new one here: http://localhost:3000/forgot-password

Didn''t expect this email? Someone entered your address by mistake. You don''t need to do anything.

Kind regards,
The Test Company team

--
This email about your account was sent automatically. If you have a question, write to hello@test-company.example.

--
You get this email because an account at Test Company has this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your account at Test Company</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Lê Thị Tuyển,</p>
<p style="margin:0 0 20px">An account has been created for you at Test Company. Choose a password within 72 hours; then sign in with it and this email address.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/reset-password#sealed.ASq8mNCdmqeyNHUNARLFU-m2pFDtQijF8x00b-U4HzyqK2MKIlGNFp5TvaeV7Fh_qp2-QQVtbWSugxYOI5z-UhBvUn5GAw-Xv27w3ek.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Choose a password</a></p>
<p style="margin:0 0 20px">If the link has expired, request a new one here: http://localhost:3000/forgot-password</p>
<p style="margin:0 0 20px">Didn&#39;t expect this email? Someone entered your address by mistake. You don&#39;t need to do anything.</p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email about your account was sent automatically. If you have a question, write to hello@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an account at Test Company has this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:02:00+07', NULL, NULL, '2026-11-24 08:02:00+07', '2026-11-24 08:02:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1b-2ca0-7000-8000-10ec361572e2', 'receipt', '01a20b1b-2ca0-7000-8000-029f20a4d374', NULL, 'offered@people.example', 'Nguyễn Văn Chờ', 'gW9KzoE2TRCDqHel5Asm4PTdrvYOX1neIwN67gENavA', 'Application received: AI Engineer', 'Hello Nguyễn Văn Chờ,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 20A4-D374

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.geRoZmSxYesqD2RBs49iUwnf5UPvhXrqELHGsTXDaEXTO1Gssp-Dynk74IsMvXQIGIFWDxF5ikutTUCtR6-d3wyJlFoKsX4.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Nguyễn Văn Chờ,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>20A4-D374</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.geRoZmSxYesqD2RBs49iUwnf5UPvhXrqELHGsTXDaEXTO1Gssp-Dynk74IsMvXQIGIFWDxF5ikutTUCtR6-d3wyJlFoKsX4.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:11:00+07', NULL, NULL, '2026-11-24 08:11:00+07', '2026-11-24 08:12:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b17-8320-7000-8000-0fa053109d74', 'two_step_changed', NULL, '01a20b15-ae60-7000-8000-01cb2637fb53', 'hai.buoc@people.example', 'Võ Văn Hai Bước', '80SwPEWnjcVxEZwYMkb_4SF7cGw6_yGqJ4d5PeE6U5M', 'Two-step sign-in is on', 'Hello Võ Văn Hai Bước,

Two-step sign-in was turned on for your Test Company account. From now on, signing in requires a code from your authenticator app. You have been signed out everywhere else.

Keep your recovery codes in a safe place: each one signs you in once when you cannot use the app.

Wasn''t it you? Set a new password at once (http://localhost:3000/forgot-password) and write to hello@test-company.example so that we can turn it off.

Kind regards,
The Test Company team

--
This email about your account was sent automatically. If you have a question, write to hello@test-company.example.

--
You get this email because an account at Test Company has this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Two-step sign-in is on</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Võ Văn Hai Bước,</p>
<p style="margin:0 0 20px">Two-step sign-in was turned on for your Test Company account. From now on, signing in requires a code from your authenticator app. You have been signed out everywhere else.</p>
<p style="margin:0 0 20px">Keep your recovery codes in a safe place: each one signs you in once when you cannot use the app.</p>
<p style="margin:0 0 20px">Wasn&#39;t it you? Set a new password at once (http://localhost:3000/forgot-password) and write to hello@test-company.example so that we can turn it off.</p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email about your account was sent automatically. If you have a question, write to hello@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an account at Test Company has this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:07:00+07', NULL, NULL, '2026-11-24 08:07:00+07', '2026-11-24 08:08:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1b-2ca0-7000-8000-141c6ade4a45', 'new_application', '01a20b1b-2ca0-7000-8000-029f20a4d374', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Nguyễn Văn Chờ', 'A new application has arrived.

Applicant: Nguyễn Văn Chờ
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 20A4-D374

Open the application:
http://localhost:3000/admin/applications/01a20b1b-2ca0-7000-8000-029f20a4d374#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Nguyễn Văn Chờ</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Nguyễn Văn Chờ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>20A4-D374</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1b-2ca0-7000-8000-029f20a4d374#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:11:00+07', NULL, NULL, '2026-11-24 08:11:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b22-7fa0-7000-8000-1379b5aea925', 'new_application', '01a20b22-7fa0-7000-8000-0140f4cd06c3', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Ngô Văn Giữ', 'A new application has arrived.

Applicant: Ngô Văn Giữ
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: F4CD-06C3

Open the application:
http://localhost:3000/admin/applications/01a20b22-7fa0-7000-8000-0140f4cd06c3#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Ngô Văn Giữ</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Ngô Văn Giữ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>F4CD-06C3</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b22-7fa0-7000-8000-0140f4cd06c3#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:19:00+07', NULL, NULL, '2026-11-24 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1c-1700-7000-8000-150f44dd439c', 'new_application', '01a20b1c-1700-7000-8000-00fe78baad8c', NULL, NULL, NULL, NULL, 'New application: Backend Developer, Trần Thị Hẹn', 'A new application has arrived.

Applicant: Trần Thị Hẹn
Position: Backend Developer
Submitted: 24 November 2026
Receipt number: 78BA-AD8C

Open the application:
http://localhost:3000/admin/applications/01a20b1c-1700-7000-8000-00fe78baad8c#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: Backend Developer, Trần Thị Hẹn</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Trần Thị Hẹn</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>78BA-AD8C</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1c-1700-7000-8000-00fe78baad8c#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:12:00+07', NULL, NULL, '2026-11-24 08:12:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1c-1700-7000-8000-13ba6c3df2c7', 'receipt', '01a20b1c-1700-7000-8000-00fe78baad8c', NULL, 'agreed@people.example', 'Trần Thị Hẹn', 'zfjtiVX5Ch60F5QOkogI3jeEM28dt3mGKf9Eip7R1CY', 'Đã nhận hồ sơ ứng tuyển: Backend Developer', 'Chào bạn Trần Thị Hẹn,

Cảm ơn bạn đã ứng tuyển vào Test Company. Chúng tôi đã nhận được hồ sơ của bạn:

Vị trí: Backend Developer
Ngày nộp: ngày 24 tháng 11 năm 2026
Mã hồ sơ: 78BA-AD8C

Các bước tiếp theo
1. Bộ phận nhân sự xem xét hồ sơ của bạn trong 3-5 ngày làm việc.
2. Nếu hồ sơ phù hợp, chúng tôi sẽ liên hệ để hẹn buổi phỏng vấn đầu tiên.
3. Bạn sẽ nhận thông tin cập nhật qua email.

Xem hồ sơ của tôi:
http://localhost:3000/application-status#sealed.ZD2hgxwgV67rO4vXpmG7XKkmg7i2MSCL4kghqxeywqfPPh0IeCuoQoFD4vH2q8nZe_17b6hgOgF1s6MQZFKT84rsgKJ4jt8.vi

Trân trọng,
Bộ phận tuyển dụng Test Company

--
Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.
Bạn không gửi hồ sơ này? Có lẽ ai đó đã nhập nhầm địa chỉ email của bạn. Bạn không cần làm gì cả.
Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.

--
Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.
Email này có phải do chúng tôi gửi? Kiểm tra tại [[site]]/vi/check-email bằng mã [[email-code]].

--
Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.
Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam
', '<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Đã nhận hồ sơ ứng tuyển: Backend Developer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="vi" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Chào bạn Trần Thị Hẹn,</p>
<p style="margin:0 0 20px">Cảm ơn bạn đã ứng tuyển vào Test Company. Chúng tôi đã nhận được hồ sơ của bạn:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Vị trí: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Ngày nộp: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>ngày 24 tháng 11 năm 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Mã hồ sơ: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>78BA-AD8C</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>Các bước tiếp theo</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Bộ phận nhân sự xem xét hồ sơ của bạn trong 3-5 ngày làm việc.</li><li>Nếu hồ sơ phù hợp, chúng tôi sẽ liên hệ để hẹn buổi phỏng vấn đầu tiên.</li><li>Bạn sẽ nhận thông tin cập nhật qua email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.ZD2hgxwgV67rO4vXpmG7XKkmg7i2MSCL4kghqxeywqfPPh0IeCuoQoFD4vH2q8nZe_17b6hgOgF1s6MQZFKT84rsgKJ4jt8.vi" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Xem hồ sơ của tôi</a></p>
<p style="margin:0 0 20px">Trân trọng,<br>Bộ phận tuyển dụng Test Company</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.<br>Bạn không gửi hồ sơ này? Có lẽ ai đó đã nhập nhầm địa chỉ email của bạn. Bạn không cần làm gì cả.<br>Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.<br>Email này có phải do chúng tôi gửi? Kiểm tra tại <a href="[[site]]/vi/check-email" style="color:#585f68">[[site]]/vi/check-email</a> bằng mã [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.<br>Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:12:00+07', NULL, NULL, '2026-11-24 08:12:00+07', '2026-11-24 08:13:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-0160-7000-8000-1178aecfbc4e', 'new_application', '01a20b1d-0160-7000-8000-0099ef452f53', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Lê Văn Tiếc', 'A new application has arrived.

Applicant: Lê Văn Tiếc
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: EF45-2F53

Open the application:
http://localhost:3000/admin/applications/01a20b1d-0160-7000-8000-0099ef452f53#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Lê Văn Tiếc</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Văn Tiếc</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>EF45-2F53</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1d-0160-7000-8000-0099ef452f53#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:13:00+07', NULL, NULL, '2026-11-24 08:13:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-0160-7000-8000-0e7ea9c3757a', 'receipt', '01a20b1d-0160-7000-8000-0099ef452f53', NULL, 'rejected@people.example', 'Lê Văn Tiếc', 'udC5QVSmzAO1Y64hNFdagDP9iTGrc-2YJCvoc_wW4x0', 'Application received: AI Engineer', 'Hello Lê Văn Tiếc,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: EF45-2F53

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.FqWpSHV3a0CpND_ImDuj-aXBjlUxFaDBwjjZ1lgjqfWUXc6o6qukEFcJ6HlTKZzrW5T5o48jICSJGdn9nNGT3v9pGaJMHzE.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Lê Văn Tiếc,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>EF45-2F53</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.FqWpSHV3a0CpND_ImDuj-aXBjlUxFaDBwjjZ1lgjqfWUXc6o6qukEFcJ6HlTKZzrW5T5o48jICSJGdn9nNGT3v9pGaJMHzE.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:13:00+07', NULL, NULL, '2026-11-24 08:13:00+07', '2026-11-24 08:14:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-ebc0-7000-8000-111b442edac0', 'new_application', '01a20b1d-ebc0-7000-8000-035215c14d4f', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Phạm Thị Nhận', 'A new application has arrived.

Applicant: Phạm Thị Nhận
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 15C1-4D4F

Open the application:
http://localhost:3000/admin/applications/01a20b1d-ebc0-7000-8000-035215c14d4f#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Phạm Thị Nhận</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Phạm Thị Nhận</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>15C1-4D4F</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1d-ebc0-7000-8000-035215c14d4f#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:14:00+07', NULL, NULL, '2026-11-24 08:14:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1d-ebc0-7000-8000-0d854b4cd303', 'receipt', '01a20b1d-ebc0-7000-8000-035215c14d4f', NULL, 'accepted@people.example', 'Phạm Thị Nhận', '9BLFhdmNI1fBpFlOom-UNG1ArSdXuVYLIFPzPY0h8m4', 'Application received: AI Engineer', 'Hello Phạm Thị Nhận,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 15C1-4D4F

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.-YEoxli7yRFliUh4xjUj20CE2z22iRoLBtgzVyNYsTcmjdtD95loQ51pviCHdqHwLAvnJkeF-R2xUlpSqgOfyMAkSC17uSw.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Phạm Thị Nhận,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>15C1-4D4F</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.-YEoxli7yRFliUh4xjUj20CE2z22iRoLBtgzVyNYsTcmjdtD95loQ51pviCHdqHwLAvnJkeF-R2xUlpSqgOfyMAkSC17uSw.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:14:00+07', NULL, NULL, '2026-11-24 08:14:00+07', '2026-11-24 08:15:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1e-d620-7000-8000-122a61ce1605', 'new_application', '01a20b1e-d620-7000-8000-000aae03d7d6', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Hoàng Văn Viết', 'A new application has arrived.

Applicant: Hoàng Văn Viết
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: AE03-D7D6

Open the application:
http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Hoàng Văn Viết</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Hoàng Văn Viết</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AE03-D7D6</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:15:00+07', NULL, NULL, '2026-11-24 08:15:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2156d-62e0-7000-8000-042ef4366a8b', 'copy_link', '01a20b1f-c080-7000-8000-00719b35b4a7', NULL, 'copier@people.example', 'Vũ Thị Sao', 'SMaoIlc_YCudqOuOoExM2LLpT7SGriV_4SpbSFPonGQ', 'The copy of your data at Test Company', 'Hello Vũ Thị Sao,

You asked for a copy of everything we keep about your application. Open this link to download it as a ZIP file.

Position: Backend Developer
Submitted: 24 November 2026
Receipt number: 9B35-B4A7

Download my data:
http://localhost:3000/application-status#sealed.pnAGkNMFE6AtxlA5zdH9TAbGkOSFSwQjYXwNDabMFBBoNhiBSU641Z1WKLFSnreXYRz-FtSYJ_Zts7LPpO2bU3FrrcdgrEMPMQCl5g.en

Kind regards,
The Test Company recruitment team

--
The link works for one hour, once. Didn''t ask for it? Then someone has the private link of your application. Write to hr@test-company.example.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>The copy of your data at Test Company</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Vũ Thị Sao,</p>
<p style="margin:0 0 20px">You asked for a copy of everything we keep about your application. Open this link to download it as a ZIP file.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>9B35-B4A7</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.pnAGkNMFE6AtxlA5zdH9TAbGkOSFSwQjYXwNDabMFBBoNhiBSU641Z1WKLFSnreXYRz-FtSYJ_Zts7LPpO2bU3FrrcdgrEMPMQCl5g.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Download my data</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">The link works for one hour, once. Didn&#39;t ask for it? Then someone has the private link of your application. Write to hr@test-company.example.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:17:00+07', NULL, NULL, '2026-11-26 08:17:00+07', '2026-11-26 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1e-d620-7000-8000-0fa6c72c2ddc', 'receipt', '01a20b1e-d620-7000-8000-000aae03d7d6', NULL, 'writer@people.example', 'Hoàng Văn Viết', 'YONMmRcGpQcdRRz-W3fd-nVpg8uA94yqS3E5Xby_j6Q', 'Application received: AI Engineer', 'Hello Hoàng Văn Viết,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: AE03-D7D6

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.HEt05TmgYojVsIX-9bdem7jRKqGkJ1wv1rZq0RHMdjhQ61r5veVR3oPuBbiIkmlv0KxzNgyyOiOY4wfCnnUaTi6nAwC68zI.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Hoàng Văn Viết,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AE03-D7D6</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.HEt05TmgYojVsIX-9bdem7jRKqGkJ1wv1rZq0RHMdjhQ61r5veVR3oPuBbiIkmlv0KxzNgyyOiOY4wfCnnUaTi6nAwC68zI.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:15:00+07', NULL, NULL, '2026-11-24 08:15:00+07', '2026-11-24 08:16:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1f-c080-7000-8000-1028657c8638', 'new_application', '01a20b1f-c080-7000-8000-00719b35b4a7', NULL, NULL, NULL, NULL, 'New application: Backend Developer, Vũ Thị Sao', 'A new application has arrived.

Applicant: Vũ Thị Sao
Position: Backend Developer
Submitted: 24 November 2026
Receipt number: 9B35-B4A7

Open the application:
http://localhost:3000/admin/applications/01a20b1f-c080-7000-8000-00719b35b4a7#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: Backend Developer, Vũ Thị Sao</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Vũ Thị Sao</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>9B35-B4A7</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1f-c080-7000-8000-00719b35b4a7#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:16:00+07', NULL, NULL, '2026-11-24 08:16:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b1f-c080-7000-8000-0c94fa140600', 'receipt', '01a20b1f-c080-7000-8000-00719b35b4a7', NULL, 'copier@people.example', 'Vũ Thị Sao', 'SMaoIlc_YCudqOuOoExM2LLpT7SGriV_4SpbSFPonGQ', 'Application received: Backend Developer', 'Hello Vũ Thị Sao,

Thank you for applying to Test Company. We have received your application:

Position: Backend Developer
Submitted: 24 November 2026
Receipt number: 9B35-B4A7

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.m7lD39ekJj4zqUkzchCHHqAoqj_q6CKkTFsZ5yXe-6N0Z4TniUmXM_s4yNb9rqb8rN3YMGTEPNHHmzX5gxHJ_myoYZNclmA.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: Backend Developer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Vũ Thị Sao,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>9B35-B4A7</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.m7lD39ekJj4zqUkzchCHHqAoqj_q6CKkTFsZ5yXe-6N0Z4TniUmXM_s4yNb9rqb8rN3YMGTEPNHHmzX5gxHJ_myoYZNclmA.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:16:00+07', NULL, NULL, '2026-11-24 08:16:00+07', '2026-11-24 08:17:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b20-aae0-7000-8000-13ae51adf960', 'new_application', '01a20b20-aae0-7000-8000-03bc4012d33a', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Đặng Văn Xóa', 'A new application has arrived.

Applicant: Đặng Văn Xóa
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4012-D33A

Open the application:
http://localhost:3000/admin/applications/01a20b20-aae0-7000-8000-03bc4012d33a#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Đặng Văn Xóa</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Đặng Văn Xóa</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4012-D33A</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b20-aae0-7000-8000-03bc4012d33a#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:17:00+07', NULL, NULL, '2026-11-24 08:17:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b20-aae0-7000-8000-0d01a64c9314', 'receipt', '01a20b20-aae0-7000-8000-03bc4012d33a', NULL, 'eraser@people.example', 'Đặng Văn Xóa', 'V8UqkFZtlS-zCiBLYe1J_cBfdmenDJzq2uI2jukJJuc', 'Application received: AI Engineer', 'Hello Đặng Văn Xóa,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4012-D33A

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.4pqadNj0PiY5wtAYi1S_wS-2gROJXINfLJawIUBpUlzwfo4bq8rOfNB40B5XriltHdY41ThCxnRhJoEJ1miIFbXvez2GV-E.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Đặng Văn Xóa,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4012-D33A</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.4pqadNj0PiY5wtAYi1S_wS-2gROJXINfLJawIUBpUlzwfo4bq8rOfNB40B5XriltHdY41ThCxnRhJoEJ1miIFbXvez2GV-E.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:17:00+07', NULL, NULL, '2026-11-24 08:17:00+07', '2026-11-24 08:18:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b21-9540-7000-8000-11fe844aed5e', 'new_application', '01a20b21-9540-7000-8000-03df5964a0f5', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Bùi Thị Đổi', 'A new application has arrived.

Applicant: Bùi Thị Đổi
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 5964-A0F5

Open the application:
http://localhost:3000/admin/applications/01a20b21-9540-7000-8000-03df5964a0f5#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Bùi Thị Đổi</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Bùi Thị Đổi</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>5964-A0F5</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b21-9540-7000-8000-03df5964a0f5#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:18:00+07', NULL, NULL, '2026-11-24 08:18:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b21-9540-7000-8000-0f60e05d9eb1', 'receipt', '01a20b21-9540-7000-8000-03df5964a0f5', NULL, 'mover@people.example', 'Bùi Thị Đổi', 'C1rIJe_CxjcE7QT0UdUpDlUyg2WXgKz0q086RLI4At8', 'Application received: AI Engineer', 'Hello Bùi Thị Đổi,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 5964-A0F5

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.65WP3BeT47KHOkg3N_2E3c-BbLMC1Xgkht1Fu9g0zJ7rD4Ap1-hYiNgel-5FCoyzgOq0smXeLZ4Xv7dql17ZzI_UbVT2h5A.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Bùi Thị Đổi,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>5964-A0F5</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.65WP3BeT47KHOkg3N_2E3c-BbLMC1Xgkht1Fu9g0zJ7rD4Ap1-hYiNgel-5FCoyzgOq0smXeLZ4Xv7dql17ZzI_UbVT2h5A.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:18:00+07', NULL, NULL, '2026-11-24 08:18:00+07', '2026-11-24 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b22-7fa0-7000-8000-0e491a2b11b6', 'receipt', '01a20b22-7fa0-7000-8000-0140f4cd06c3', NULL, 'pool@people.example', 'Ngô Văn Giữ', 'AjgcTV-EcMjY7Lm9BstJvHcwXNt1l8o-tdHr9rLrp38', 'Application received: AI Engineer', 'Hello Ngô Văn Giữ,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: F4CD-06C3

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.6V9fKwMsmVXECCNeRn407Aa4Fc8htmpqEMuHXrcQhC-45CyiNzKuwG7PffI45VtjD2MNE4fdzdY2JYfbR2pAgqCC9ci1bos.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Ngô Văn Giữ,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>F4CD-06C3</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.6V9fKwMsmVXECCNeRn407Aa4Fc8htmpqEMuHXrcQhC-45CyiNzKuwG7PffI45VtjD2MNE4fdzdY2JYfbR2pAgqCC9ci1bos.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:19:00+07', NULL, NULL, '2026-11-24 08:19:00+07', '2026-11-24 08:20:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b23-6a00-7000-8000-1188f66675d0', 'new_application', '01a20b23-6a00-7000-8000-00e4e4ec900e', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Dương Thị Rút', 'A new application has arrived.

Applicant: Dương Thị Rút
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E4EC-900E

Open the application:
http://localhost:3000/admin/applications/01a20b23-6a00-7000-8000-00e4e4ec900e#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Dương Thị Rút</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Dương Thị Rút</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E4EC-900E</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b23-6a00-7000-8000-00e4e4ec900e#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:20:00+07', NULL, NULL, '2026-11-24 08:20:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b23-6a00-7000-8000-0d1d9323969d', 'receipt', '01a20b23-6a00-7000-8000-00e4e4ec900e', NULL, 'withdrawn@people.example', 'Dương Thị Rút', 'TZykjy7NbgHTecgXTfg-i_DvfxapVYipCH4hiIfs8KM', 'Application received: AI Engineer', 'Hello Dương Thị Rút,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E4EC-900E

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.mT4knUV31S6zJMnvbICwBGKwT6yuaCte1EuRcyq3HKpwlnaPfopCvA1MaoYb9lUKhoz-kJrPcgHR0Igu8_bCym4Fs0x68lU.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Dương Thị Rút,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E4EC-900E</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.mT4knUV31S6zJMnvbICwBGKwT6yuaCte1EuRcyq3HKpwlnaPfopCvA1MaoYb9lUKhoz-kJrPcgHR0Igu8_bCym4Fs0x68lU.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:20:00+07', NULL, NULL, '2026-11-24 08:20:00+07', '2026-11-24 08:21:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b25-3ec0-7000-8000-11dda1ff7fa7', 'new_application', '01a20b25-3ec0-7000-8000-024c43722bed', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Hồ Thị Một', 'A new application has arrived.

Applicant: Hồ Thị Một
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4372-2BED

Open the application:
http://localhost:3000/admin/applications/01a20b25-3ec0-7000-8000-024c43722bed#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Hồ Thị Một</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Hồ Thị Một</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4372-2BED</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b25-3ec0-7000-8000-024c43722bed#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:22:00+07', NULL, NULL, '2026-11-24 08:22:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b25-3ec0-7000-8000-0c29f0774c78', 'receipt', '01a20b25-3ec0-7000-8000-024c43722bed', NULL, 'bulkone@people.example', 'Hồ Thị Một', 'WSkDuoBG75yDxU18VKTSBHMHyzajGWsW_jJyuq_pQ7I', 'Application received: AI Engineer', 'Hello Hồ Thị Một,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4372-2BED

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.DI-crD3RY-md-UenGIoCVoCTkd8UvnRt_AAB9a8WhEVGm947_-1NXbUeCOzZDIDDtSK1xhKkQpNvw_aJtwvVe9ExJ99FlXc.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Hồ Thị Một,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4372-2BED</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.DI-crD3RY-md-UenGIoCVoCTkd8UvnRt_AAB9a8WhEVGm947_-1NXbUeCOzZDIDDtSK1xhKkQpNvw_aJtwvVe9ExJ99FlXc.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:22:00+07', NULL, NULL, '2026-11-24 08:22:00+07', '2026-11-24 08:23:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b26-2920-7000-8000-13996a74bf4c', 'new_application', '01a20b26-2920-7000-8000-0230e3216b3b', NULL, NULL, NULL, NULL, 'New application: AI Engineer, Mai Văn Hai', 'A new application has arrived.

Applicant: Mai Văn Hai
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E321-6B3B

Open the application:
http://localhost:3000/admin/applications/01a20b26-2920-7000-8000-0230e3216b3b#.en

CVs are not attached to emails. Open them in the admin panel.

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>New application: AI Engineer, Mai Văn Hai</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">A new application has arrived.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Mai Văn Hai</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E321-6B3B</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b26-2920-7000-8000-0230e3216b3b#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p style="margin:0 0 20px">CVs are not attached to emails. Open them in the admin panel.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:23:00+07', NULL, NULL, '2026-11-24 08:23:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b26-2920-7000-8000-0cf8ee1b8616', 'receipt', '01a20b26-2920-7000-8000-0230e3216b3b', NULL, 'bulktwo@people.example', 'Mai Văn Hai', 'P2zyxfyTaOPG4wPJXzvmyY3-XC_2sLR6Ncm3vPf77gQ', 'Application received: AI Engineer', 'Hello Mai Văn Hai,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E321-6B3B

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.iRlP7_1nnq-zQOAVITqgKvoYhh-DSmsmk5_INseOMsAny0M2Hxtw4Xk-v2JYIna7GStjGdfkt8Mv5s4pwGEzu2OESMhXGso.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Mai Văn Hai,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E321-6B3B</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.iRlP7_1nnq-zQOAVITqgKvoYhh-DSmsmk5_INseOMsAny0M2Hxtw4Xk-v2JYIna7GStjGdfkt8Mv5s4pwGEzu2OESMhXGso.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:23:00+07', NULL, NULL, '2026-11-24 08:23:00+07', '2026-11-24 08:24:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b27-fde0-7000-8000-0f2f1a38ab7a', 'application_withdrawn', '01a20b23-6a00-7000-8000-00e4e4ec900e', NULL, NULL, NULL, NULL, 'Application withdrawn: AI Engineer, Dương Thị Rút', 'An applicant has withdrawn an application.

Applicant: Dương Thị Rút
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E4EC-900E

Open the application:
http://localhost:3000/admin/applications/01a20b23-6a00-7000-8000-00e4e4ec900e#.en

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application withdrawn: AI Engineer, Dương Thị Rút</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">An applicant has withdrawn an application.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Dương Thị Rút</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E4EC-900E</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b23-6a00-7000-8000-00e4e4ec900e#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-24 08:25:00+07', NULL, NULL, '2026-11-24 08:25:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b27-1380-7000-8000-071246bfd801', 'status', '01a20b1d-ebc0-7000-8000-035215c14d4f', NULL, 'accepted@people.example', 'Phạm Thị Nhận', '9BLFhdmNI1fBpFlOom-UNG1ArSdXuVYLIFPzPY0h8m4', 'Accepted: your application as AI Engineer', 'Hello Phạm Thị Nhận,

Congratulations: Test Company has accepted your application as AI Engineer.

Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 15C1-4D4F

Open my application:
http://localhost:3000/application-status#sealed.oks1RyPxFSSJKvSs4HzhjFjBDVPcL6UWcMWOs3BYfLaJZEdJYsGC8AprEXvwh8e606g_g61ZRDFy1TX5yDVorJdzbi8zJqs.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Accepted: your application as AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Phạm Thị Nhận,</p>
<p style="margin:0 0 20px">Congratulations: Test Company has accepted your application as AI Engineer.</p>
<p style="margin:0 0 20px">Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>15C1-4D4F</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.oks1RyPxFSSJKvSs4HzhjFjBDVPcL6UWcMWOs3BYfLaJZEdJYsGC8AprEXvwh8e606g_g61ZRDFy1TX5yDVorJdzbi8zJqs.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:25:00+07', NULL, NULL, '2026-11-24 08:25:00+07', '2026-11-24 08:26:00+07', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL),
	('01a2156f-37a0-7000-8000-143b23a5746e', 'contact_notice', '01a20b21-9540-7000-8000-03df5964a0f5', NULL, 'mover@people.example', 'Bùi Thị Đổi', 'C1rIJe_CxjcE7QT0UdUpDlUyg2WXgKz0q086RLI4At8', 'The email address of your application is about to change', 'Hello Bùi Thị Đổi,

Someone with the private link of your application asked us to write to another address. This happens once it is confirmed there.

Wasn''t it you? Keep this address with one click. It works now, and for 72 hours after the change. Until then, links that copy or delete your data come to this address.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 5964-A0F5

Keep this address:
http://localhost:3000/application-status#sealed.wwvugrn0TGMzOPnAvcqFXaC6-YFxXUd7cx7UeEKx4S5N8kxyUPRzqQNM6dXLGmCt2-LGVw-fPU7Dc8C0EpxNd065Im2iTHM36zTRmg.en

Kind regards,
The Test Company recruitment team

--
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>The email address of your application is about to change</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Bùi Thị Đổi,</p>
<p style="margin:0 0 20px">Someone with the private link of your application asked us to write to another address. This happens once it is confirmed there.</p>
<p style="margin:0 0 20px">Wasn&#39;t it you? Keep this address with one click. It works now, and for 72 hours after the change. Until then, links that copy or delete your data come to this address.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>5964-A0F5</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.wwvugrn0TGMzOPnAvcqFXaC6-YFxXUd7cx7UeEKx4S5N8kxyUPRzqQNM6dXLGmCt2-LGVw-fPU7Dc8C0EpxNd065Im2iTHM36zTRmg.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Keep this address</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:19:00+07', NULL, NULL, '2026-11-26 08:19:00+07', '2026-11-26 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21594-b930-7000-8000-044b5ba8c988', 'status', '01a20b25-3ec0-7000-8000-024c43722bed', NULL, 'bulkone@people.example', 'Hồ Thị Một', 'WSkDuoBG75yDxU18VKTSBHMHyzajGWsW_jJyuq_pQ7I', 'Accepted: your application as AI Engineer', 'Hello Hồ Thị Một,

Congratulations: Test Company has accepted your application as AI Engineer.

Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4372-2BED

Open my application:
http://localhost:3000/application-status#sealed.J1FpPBBGGeAfLfOrdLlNgzKn2q34EN9G_L-ExAROA3Jj6aCAqYrq4UcxQeditDZZMncXxj-fUYGrkT6fqDy8j9hTaVFFLMQ.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Accepted: your application as AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Hồ Thị Một,</p>
<p style="margin:0 0 20px">Congratulations: Test Company has accepted your application as AI Engineer.</p>
<p style="margin:0 0 20px">Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4372-2BED</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.J1FpPBBGGeAfLfOrdLlNgzKn2q34EN9G_L-ExAROA3Jj6aCAqYrq4UcxQeditDZZMncXxj-fUYGrkT6fqDy8j9hTaVFFLMQ.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'queued', 0, '2026-11-26 09:00:13+07', NULL, NULL, '2026-11-26 08:59:58+07', NULL, NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL),
	('01a20b27-fde0-7000-8000-0be9d8c528f8', 'withdrawn', '01a20b23-6a00-7000-8000-00e4e4ec900e', NULL, 'withdrawn@people.example', 'Dương Thị Rút', 'TZykjy7NbgHTecgXTfg-i_DvfxapVYipCH4hiIfs8KM', 'You have withdrawn your application', 'Hello Dương Thị Rút,

As you asked, we have stopped processing your application.

You are welcome to apply again at any time.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E4EC-900E

We keep your details for a while. To delete them now, use this link:

Delete my data:
http://localhost:3000/application-status#sealed.ov4g5yGgacDeZ8l7ChL5rKlQLYWpZsgkIt8SBnH0tQWvKyR8v5eFUGSZwuDjwI5exx_qnIb9QWIFYPAFizS39vEli5X3IRs.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>You have withdrawn your application</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Dương Thị Rút,</p>
<p style="margin:0 0 20px">As you asked, we have stopped processing your application.</p>
<p style="margin:0 0 20px">You are welcome to apply again at any time.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E4EC-900E</strong></td></tr></table>
<p style="margin:0 0 20px">We keep your details for a while. To delete them now, use this link:</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.ov4g5yGgacDeZ8l7ChL5rKlQLYWpZsgkIt8SBnH0tQWvKyR8v5eFUGSZwuDjwI5exx_qnIb9QWIFYPAFizS39vEli5X3IRs.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Delete my data</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:25:00+07', NULL, NULL, '2026-11-24 08:25:00+07', '2026-11-24 08:26:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21568-cf00-7000-8000-07936543ed8e', 'interview_team', '01a20b1c-1700-7000-8000-00fe78baad8c', '01a20b12-ef40-7000-8000-00eac2111f42', 'tuyen.dung@company.example', 'Lê Thị Tuyển', 'HHvojFTLaE9fpkzHnm3i2xmcIROx_yXlDmsbbxxC-F8', 'Interview with Trần Thị Hẹn: 10:00 Thu 3 Dec', 'Trần Thị Hẹn has agreed to the interview on Thursday, 3 December 2026, 10:00–10:45 (Vietnam time, GMT+7).

Time: Thursday, 3 December 2026, 10:00–10:45 (Vietnam time, GMT+7)
Place: Tầng 3, 1 Hoàng Văn Thụ
You will meet: Lê Thị Tuyển, Khách Mời
Position: Backend Developer
Receipt number: 78BA-AD8C
Done by: Trần Thị Hẹn

Open the application:
http://localhost:3000/admin/applications/01a20b1c-1700-7000-8000-00fe78baad8c#.en

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Interview with Trần Thị Hẹn: 10:00 Thu 3 Dec</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Trần Thị Hẹn has agreed to the interview on Thursday, 3 December 2026, 10:00–10:45 (Vietnam time, GMT+7).</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Time: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Thursday, 3 December 2026, 10:00–10:45 (Vietnam time, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Place: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tầng 3, 1 Hoàng Văn Thụ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">You will meet: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Thị Tuyển, Khách Mời</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>78BA-AD8C</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Done by: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Trần Thị Hẹn</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1c-1700-7000-8000-00fe78baad8c#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:12:00+07', NULL, NULL, '2026-11-26 08:12:00+07', '2026-11-26 08:14:00+07', '01a21566-fa40-7000-8000-01dde65fcf0e', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test Company//Website//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Asia/Ho_Chi_Minh
BEGIN:STANDARD
DTSTART:19750613T000000
TZOFFSETFROM:+0700
TZOFFSETTO:+0700
TZNAME:+07
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:interview-01a21566-fa40-7000-8000-01dde65fcf0e@localhost
SEQUENCE:1
DTSTAMP:20261126T011200Z
DTSTART;TZID=Asia/Ho_Chi_Minh:20261203T100000
DTEND;TZID=Asia/Ho_Chi_Minh:20261203T104500
SUMMARY:Interview: Trần Thị Hẹn\, Backend Developer
LOCATION:Tầng 3\, 1 Hoàng Văn Thụ
DESCRIPTION:Bring a laptop.\n\nhttp://localhost:3000/admin/applications/01a
 20b1c-1700-7000-8000-00fe78baad8c
ORGANIZER;CN="Test Company":mailto:hr@test-company.example
ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;CN="Lê Thị Tuyển":MAILTO:tuye
 n.dung@company.example
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT1H
DESCRIPTION:Interview: Trần Thị Hẹn\, Backend Developer
END:VALARM
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
', 'REQUEST', NULL, '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', NULL),
	('01a20b29-d2a0-7000-8000-0cd5d11e9c76', 'receipt', '01a20b29-d2a0-7000-8000-02161764fe60', NULL, 'gioi.thieu@people.example', 'Cao Thị Giới Thiệu', 'S0fDFD_c1IsBVt0MRhGbOOAbJa6HVUZoh5JLK05djJY', 'Application received: AI Engineer', 'Hello Cao Thị Giới Thiệu,

Thank you for applying to Test Company. We have received your application:

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 1764-FE60

What happens next
1. Our HR team reviews your application within 3-5 business days.
2. If you are selected, we will contact you for an initial interview.
3. You receive status updates by email.

Open my application:
http://localhost:3000/application-status#sealed.UF3qAOyF3j3hZ_4bDzcW73E0O9YhykHHTcfw7B8qHLuvI9ha9P_pPNwnqJBIfAv4FXgO1hXDSZ4V7e4LJZRK4jeai-h1B5o.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
Didn''t apply? Someone entered your address by mistake. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Application received: AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Cao Thị Giới Thiệu,</p>
<p style="margin:0 0 20px">Thank you for applying to Test Company. We have received your application:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>1764-FE60</strong></td></tr></table>
<p style="margin:0 0 4px"><strong>What happens next</strong></p><ol style="margin:0 0 20px;padding-left:24px"><li>Our HR team reviews your application within 3-5 business days.</li><li>If you are selected, we will contact you for an initial interview.</li><li>You receive status updates by email.</li></ol>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.UF3qAOyF3j3hZ_4bDzcW73E0O9YhykHHTcfw7B8qHLuvI9ha9P_pPNwnqJBIfAv4FXgO1hXDSZ4V7e4LJZRK4jeai-h1B5o.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>Didn&#39;t apply? Someone entered your address by mistake. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:27:00+07', NULL, NULL, '2026-11-24 08:27:00+07', '2026-11-24 08:28:00+07', NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL),
	('01a21560-91a0-7000-8000-06a2a93edb4a', 'mention', '01a20b1e-d620-7000-8000-000aae03d7d6', '01a20b12-ef40-7000-8000-00eac2111f42', 'tuyen.dung@company.example', 'Lê Thị Tuyển', 'HHvojFTLaE9fpkzHnm3i2xmcIROx_yXlDmsbbxxC-F8', 'A colleague mentioned you: AI Engineer AE03-D7D6', 'Hello Lê Thị Tuyển,

A colleague mentioned you in a team note on an application. The note is in the admin panel.

Position: AI Engineer
Receipt number: AE03-D7D6

Open the application:
http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>A colleague mentioned you: AI Engineer AE03-D7D6</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Lê Thị Tuyển,</p>
<p style="margin:0 0 20px">A colleague mentioned you in a team note on an application. The note is in the admin panel.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AE03-D7D6</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:03:00+07', NULL, NULL, '2026-11-26 08:03:00+07', '2026-11-26 08:05:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a20b2a-bd00-7000-8000-066bc67e5110', 'privacy_request', '01a20b22-7fa0-7000-8000-0140f4cd06c3', NULL, 'pool@people.example', 'Ngô Văn Giữ', 'AjgcTV-EcMjY7Lm9BstJvHcwXNt1l8o-tdHr9rLrp38', 'Your request: a correction of your data', 'Hello Ngô Văn Giữ,

We have received your request about a correction of your data. You will have our answer by 4 December 2026.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: F4CD-06C3

Open my application:
http://localhost:3000/application-status#sealed.M68zZ1ZgwFqfBAqNze1TD_Vm5WzvWuvMxDocb-tbNzNUcYBkupBQMXfgycLOiraPR9i5afj8uWOB9FT_r94YjRwzW83tzMI.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your request: a correction of your data</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Ngô Văn Giữ,</p>
<p style="margin:0 0 20px">We have received your request about a correction of your data. You will have our answer by 4 December 2026.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>F4CD-06C3</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.M68zZ1ZgwFqfBAqNze1TD_Vm5WzvWuvMxDocb-tbNzNUcYBkupBQMXfgycLOiraPR9i5afj8uWOB9FT_r94YjRwzW83tzMI.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-24 08:28:00+07', NULL, NULL, '2026-11-24 08:28:00+07', '2026-11-24 08:29:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21564-3b20-7000-8000-0e891026db6b', 'applicant_message', '01a20b1e-d620-7000-8000-000aae03d7d6', NULL, NULL, NULL, NULL, 'Message from an applicant: AI Engineer, Hoàng Văn Viết', 'An applicant has written to you. Read the message and answer it in the admin panel.

Applicant: Hoàng Văn Viết
Position: AI Engineer
Submitted: 24 November 2026
Receipt number: AE03-D7D6

Open the application:
http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en

--
This email was sent automatically by the website.

--
You get this email because you work on recruiting at Test Company.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Message from an applicant: AI Engineer, Hoàng Văn Viết</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">An applicant has written to you. Read the message and answer it in the admin panel.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Applicant: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Hoàng Văn Viết</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AE03-D7D6</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/admin/applications/01a20b1e-d620-7000-8000-000aae03d7d6#.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open the application</a></p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email was sent automatically by the website.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because you work on recruiting at Test Company.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'held', 0, '2026-11-26 08:07:00+07', NULL, NULL, '2026-11-26 08:07:00+07', NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21563-50c0-7000-8000-00554d3fc765', 'message', '01a20b1e-d620-7000-8000-000aae03d7d6', NULL, 'writer@people.example', 'Hoàng Văn Viết', 'YONMmRcGpQcdRRz-W3fd-nVpg8uA94yqS3E5Xby_j6Q', 'A test', 'Please find a test attached, Hoàng Văn Viết.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: AE03-D7D6

Open my application:
http://localhost:3000/application-status#sealed.O8Kg-3BzE6efYEaOaq-HTEuG84BZ_EJLePf12r4kuA2tMDWx6L1-580GrE_samEHtLj1OXOEPdaBACgiZ-elagaCVO-B4_g.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
If you have a question, answer this email or write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>A test</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Please find a test attached, Hoàng Văn Viết.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AE03-D7D6</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.O8Kg-3BzE6efYEaOaq-HTEuG84BZ_EJLePf12r4kuA2tMDWx6L1-580GrE_samEHtLj1OXOEPdaBACgiZ-elagaCVO-B4_g.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>If you have a question, answer this email or write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:07:00+07', NULL, NULL, '2026-11-26 08:07:00+07', '2026-11-26 08:09:00+07', NULL, NULL, NULL, '01a20b12-ef40-7000-8000-00eac2111f42', NULL, NULL),
	('01a21594-b160-7000-8000-01e4bb7b8ca6', 'message', '01a20b1d-ebc0-7000-8000-035215c14d4f', NULL, 'accepted@people.example', 'Phạm Thị Nhận', '9BLFhdmNI1fBpFlOom-UNG1ArSdXuVYLIFPzPY0h8m4', 'Your first day', 'We look forward to seeing you, Phạm Thị Nhận.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 15C1-4D4F

Open my application:
http://localhost:3000/application-status#sealed.GPXPzrOQszBBpuoqqWOdzx1IUqwsuZpdsbfm0o_wY0R91zrFakEvTaif_nNwR4vgEclknB80LkGoaV8XACwcqeI2wx9OMqM.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
If you have a question, answer this email or write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your first day</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">We look forward to seeing you, Phạm Thị Nhận.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>15C1-4D4F</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.GPXPzrOQszBBpuoqqWOdzx1IUqwsuZpdsbfm0o_wY0R91zrFakEvTaif_nNwR4vgEclknB80LkGoaV8XACwcqeI2wx9OMqM.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>If you have a question, answer this email or write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'queued', 0, '2026-11-26 09:00:11+07', NULL, NULL, '2026-11-26 08:59:56+07', NULL, NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL),
	('01a21568-cf00-7000-8000-002550e8db4a', 'interview', '01a20b1c-1700-7000-8000-00fe78baad8c', NULL, 'agreed@people.example', 'Trần Thị Hẹn', 'zfjtiVX5Ch60F5QOkogI3jeEM28dt3mGKf9Eip7R1CY', 'Phỏng vấn Backend Developer: 10:00 Thứ Năm 03/12', 'Chào bạn Trần Thị Hẹn,

Cảm ơn bạn. Lịch phỏng vấn của bạn tại Test Company đã được xác nhận. Chúng tôi mong được gặp bạn.

Thời gian: 10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)
Địa điểm: Tầng 3, 1 Hoàng Văn Thụ
Người phỏng vấn: Lê Thị Tuyển
Mã hồ sơ: 78BA-AD8C

Bring a laptop.

Nếu không thể tham gia hoặc cần đổi giờ, bạn hãy báo cho chúng tôi trên trang theo dõi hồ sơ.

Xem hồ sơ của tôi:
http://localhost:3000/application-status#sealed.pGKCiIdlodR4GgJMfY5D4dbTldshKVCX-pq6wOIJkPeWcDhW_Q35UaY4RbPPp89zlIT_plvXrOZnSQJwkRmBtwyQRrfbWMc.vi

Trân trọng,
Bộ phận tuyển dụng Test Company

--
Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.
Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.

--
Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.
Email này có phải do chúng tôi gửi? Kiểm tra tại [[site]]/vi/check-email bằng mã [[email-code]].

--
Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.
Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam
', '<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Phỏng vấn Backend Developer: 10:00 Thứ Năm 03/12</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="vi" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Chào bạn Trần Thị Hẹn,</p>
<p style="margin:0 0 20px">Cảm ơn bạn. Lịch phỏng vấn của bạn tại Test Company đã được xác nhận. Chúng tôi mong được gặp bạn.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Thời gian: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Địa điểm: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tầng 3, 1 Hoàng Văn Thụ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Người phỏng vấn: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Thị Tuyển</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Mã hồ sơ: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>78BA-AD8C</strong></td></tr></table>
<p style="margin:0 0 20px">Bring a laptop.</p>
<p style="margin:0 0 20px">Nếu không thể tham gia hoặc cần đổi giờ, bạn hãy báo cho chúng tôi trên trang theo dõi hồ sơ.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.pGKCiIdlodR4GgJMfY5D4dbTldshKVCX-pq6wOIJkPeWcDhW_Q35UaY4RbPPp89zlIT_plvXrOZnSQJwkRmBtwyQRrfbWMc.vi" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Xem hồ sơ của tôi</a></p>
<p style="margin:0 0 20px">Trân trọng,<br>Bộ phận tuyển dụng Test Company</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.<br>Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.<br>Email này có phải do chúng tôi gửi? Kiểm tra tại <a href="[[site]]/vi/check-email" style="color:#585f68">[[site]]/vi/check-email</a> bằng mã [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.<br>Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:12:00+07', NULL, NULL, '2026-11-26 08:12:00+07', '2026-11-26 08:14:00+07', '01a21566-fa40-7000-8000-01dde65fcf0e', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test Company//Website//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Asia/Ho_Chi_Minh
BEGIN:STANDARD
DTSTART:19750613T000000
TZOFFSETFROM:+0700
TZOFFSETTO:+0700
TZNAME:+07
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:interview-01a21566-fa40-7000-8000-01dde65fcf0e@localhost
SEQUENCE:1
DTSTAMP:20261126T011200Z
DTSTART;TZID=Asia/Ho_Chi_Minh:20261203T100000
DTEND;TZID=Asia/Ho_Chi_Minh:20261203T104500
SUMMARY:Phỏng vấn tại Test Company: Backend Developer
LOCATION:Tầng 3\, 1 Hoàng Văn Thụ
DESCRIPTION:Bring a laptop.
ORGANIZER;CN="Test Company":mailto:hr@test-company.example
ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;CN="Trần Thị Hẹn":MAILTO:agr
 eed@people.example
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT1H
DESCRIPTION:Phỏng vấn tại Test Company: Backend Developer
END:VALARM
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
', 'REQUEST', NULL, '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', NULL),
	('01a21566-0fe0-7000-8000-06d6e1de05f4', 'interview', '01a20b1b-2ca0-7000-8000-029f20a4d374', NULL, 'offered@people.example', 'Nguyễn Văn Chờ', 'gW9KzoE2TRCDqHel5Asm4PTdrvYOX1neIwN67gENavA', 'Interview as AI Engineer: please answer', 'Hello Nguyễn Văn Chờ,

We would like to get to know you in an interview at Test Company.

Please choose one of these times:

Time 1: Tuesday, 1 December 2026, 09:00–09:45 (Vietnam time, GMT+7)
Time 2: Wednesday, 2 December 2026, 14:00–14:45 (Vietnam time, GMT+7)
Place: Tầng 3, 1 Hoàng Văn Thụ
You will meet: Lê Thị Tuyển
Receipt number: 20A4-D374

Bring a laptop.

Please answer on the status page of your application: only your answer there counts. We are not notified when you accept the invitation in your calendar.

Answer the invitation:
http://localhost:3000/application-status#sealed.kDPZBht1FCKSQKCNXDCCE4bNVcYNvNKoq4fhKKzUb_Ds8vVZhhSG7DkBfnUiMZrQd1AeBfbw16jWmO0_AovxWje5TiVY5B4.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Interview as AI Engineer: please answer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Nguyễn Văn Chờ,</p>
<p style="margin:0 0 20px">We would like to get to know you in an interview at Test Company.</p>
<p style="margin:0 0 20px">Please choose one of these times:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Time 1: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tuesday, 1 December 2026, 09:00–09:45 (Vietnam time, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Time 2: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Wednesday, 2 December 2026, 14:00–14:45 (Vietnam time, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Place: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tầng 3, 1 Hoàng Văn Thụ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">You will meet: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Thị Tuyển</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>20A4-D374</strong></td></tr></table>
<p style="margin:0 0 20px">Bring a laptop.</p>
<p style="margin:0 0 20px">Please answer on the status page of your application: only your answer there counts. We are not notified when you accept the invitation in your calendar.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.kDPZBht1FCKSQKCNXDCCE4bNVcYNvNKoq4fhKKzUb_Ds8vVZhhSG7DkBfnUiMZrQd1AeBfbw16jWmO0_AovxWje5TiVY5B4.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Answer the invitation</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:10:00+07', NULL, NULL, '2026-11-26 08:10:00+07', '2026-11-26 08:11:00+07', '01a21566-0fe0-7000-8000-00f3b557ddae', NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', '{"state":"offered","starts_at":null,"slots":["2026-12-01T02:00:00.000Z","2026-12-02T07:00:00.000Z"],"sequence":0}', NULL),
	('01a21566-fa40-7000-8000-059e4ff2d36a', 'interview', '01a20b1c-1700-7000-8000-00fe78baad8c', NULL, 'agreed@people.example', 'Trần Thị Hẹn', 'zfjtiVX5Ch60F5QOkogI3jeEM28dt3mGKf9Eip7R1CY', 'Mời phỏng vấn Backend Developer: vui lòng phản hồi', 'Chào bạn Trần Thị Hẹn,

Chúng tôi muốn mời bạn tham gia phỏng vấn tại Test Company.

Vui lòng chọn một trong các khung giờ sau:

Khung giờ 1: 14:00–14:45, Thứ Tư, ngày 2 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)
Khung giờ 2: 10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)
Địa điểm: Tầng 3, 1 Hoàng Văn Thụ
Người phỏng vấn: Lê Thị Tuyển
Mã hồ sơ: 78BA-AD8C

Bring a laptop.

Vui lòng trả lời trên trang theo dõi hồ sơ. Lưu ý: bấm “Đồng ý” trong lịch chưa phải là xác nhận.

Phản hồi lời mời:
http://localhost:3000/application-status#sealed.RUAqmHtH-uAnarZnaJqrW2kLe20tyEXwvUd9Tk7rX9Va1KC-JAIctvlcESIvjD-smr3i4zIjZ6CNYJkxoRywy2oJgOEUJ_Q.vi

Trân trọng,
Bộ phận tuyển dụng Test Company

--
Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.
Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.

--
Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.
Email này có phải do chúng tôi gửi? Kiểm tra tại [[site]]/vi/check-email bằng mã [[email-code]].

--
Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.
Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam
', '<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Mời phỏng vấn Backend Developer: vui lòng phản hồi</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="vi" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Chào bạn Trần Thị Hẹn,</p>
<p style="margin:0 0 20px">Chúng tôi muốn mời bạn tham gia phỏng vấn tại Test Company.</p>
<p style="margin:0 0 20px">Vui lòng chọn một trong các khung giờ sau:</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Khung giờ 1: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>14:00–14:45, Thứ Tư, ngày 2 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Khung giờ 2: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Địa điểm: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tầng 3, 1 Hoàng Văn Thụ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Người phỏng vấn: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Thị Tuyển</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Mã hồ sơ: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>78BA-AD8C</strong></td></tr></table>
<p style="margin:0 0 20px">Bring a laptop.</p>
<p style="margin:0 0 20px">Vui lòng trả lời trên trang theo dõi hồ sơ. Lưu ý: bấm “Đồng ý” trong lịch chưa phải là xác nhận.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.RUAqmHtH-uAnarZnaJqrW2kLe20tyEXwvUd9Tk7rX9Va1KC-JAIctvlcESIvjD-smr3i4zIjZ6CNYJkxoRywy2oJgOEUJ_Q.vi" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Phản hồi lời mời</a></p>
<p style="margin:0 0 20px">Trân trọng,<br>Bộ phận tuyển dụng Test Company</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.<br>Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.<br>Email này có phải do chúng tôi gửi? Kiểm tra tại <a href="[[site]]/vi/check-email" style="color:#585f68">[[site]]/vi/check-email</a> bằng mã [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào Test Company.<br>Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:11:00+07', NULL, NULL, '2026-11-26 08:11:00+07', '2026-11-26 08:11:00+07', '01a21566-fa40-7000-8000-01dde65fcf0e', NULL, NULL, '01a20b12-ef40-7000-8000-00eac2111f42', '{"state":"offered","starts_at":null,"slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":0}', NULL),
	('01a21569-b960-7000-8000-077aba914131', 'status', '01a20b1d-0160-7000-8000-0099ef452f53', NULL, 'rejected@people.example', 'Lê Văn Tiếc', 'udC5QVSmzAO1Y64hNFdagDP9iTGrc-2YJCvoc_wW4x0', 'About your application at Test Company', 'Hello Lê Văn Tiếc,

Thank you for your interest in Test Company and for the time you put into your application. This time we have decided not to move forward with it.

This decision concerns one position at one point in time. It is not a judgement of you or of your work.

You are welcome to apply again for another position that suits you. We wish you every success.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: EF45-2F53

Open my application:
http://localhost:3000/application-status#sealed.rZ51jzgCnooKRNr6aFZyU3CddQVUbwaiBTUHBCVOa2Yp1k0cjopjH7vfAk09dynG9GeeXzMdcPEE1X1eNs_NROaqhLJ58O8.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>About your application at Test Company</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Lê Văn Tiếc,</p>
<p style="margin:0 0 20px">Thank you for your interest in Test Company and for the time you put into your application. This time we have decided not to move forward with it.</p>
<p style="margin:0 0 20px">This decision concerns one position at one point in time. It is not a judgement of you or of your work.</p>
<p style="margin:0 0 20px">You are welcome to apply again for another position that suits you. We wish you every success.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>EF45-2F53</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.rZ51jzgCnooKRNr6aFZyU3CddQVUbwaiBTUHBCVOa2Yp1k0cjopjH7vfAk09dynG9GeeXzMdcPEE1X1eNs_NROaqhLJ58O8.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'queued', 0, '2026-11-27 08:13:00+07', NULL, NULL, '2026-11-26 08:13:00+07', NULL, NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL),
	('01a2156b-8e20-7000-8000-112d62e91d7a', 'invite', NULL, '01a2156b-8e20-7000-8000-03cc3cfada65', 'duoc.moi@company.example', 'Phạm Văn Mời', 'S-4R3cbLxgYDHa0xcdVo8kdRK5xfLRuPtx3v4EqvUUY', 'Your account at Test Company', 'Hello Phạm Văn Mời,

An account has been created for you at Test Company. Choose a password within 72 hours; then sign in with it and this email address.

Choose a password:
http://localhost:3000/reset-password#sealed.JsYvUxF4IZxHaPLB9QW1i9xboQkKlt4Co6inRIN8lgguD-tv1dsxNE4fKhry8kYQLTpVX63EECveiAt569iNeoiyv4WniSKHaGPIp5w.en

If the link has expired, request a new one here: http://localhost:3000/forgot-password

Didn''t expect this email? Someone entered your address by mistake. You don''t need to do anything.

Kind regards,
The Test Company team

--
This email about your account was sent automatically. If you have a question, write to hello@test-company.example.

--
You get this email because an account at Test Company has this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Your account at Test Company</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Phạm Văn Mời,</p>
<p style="margin:0 0 20px">An account has been created for you at Test Company. Choose a password within 72 hours; then sign in with it and this email address.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/reset-password#sealed.JsYvUxF4IZxHaPLB9QW1i9xboQkKlt4Co6inRIN8lgguD-tv1dsxNE4fKhry8kYQLTpVX63EECveiAt569iNeoiyv4WniSKHaGPIp5w.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Choose a password</a></p>
<p style="margin:0 0 20px">If the link has expired, request a new one here: http://localhost:3000/forgot-password</p>
<p style="margin:0 0 20px">Didn&#39;t expect this email? Someone entered your address by mistake. You don&#39;t need to do anything.</p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email about your account was sent automatically. If you have a question, write to hello@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an account at Test Company has this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:15:00+07', NULL, NULL, '2026-11-26 08:15:00+07', '2026-11-26 08:16:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2156c-7880-7000-8000-0853e828ad4c', 'reset', NULL, '01a20b16-98c0-7000-8000-03845a64b9fd', 'quen.mat.khau@people.example', 'Đỗ Thị Quên', '5inp9HajPPFB7lz84xZDhJ5pCTH6gPJtnncAFgxNV54', 'Reset your password', 'Hello Đỗ Thị Quên,

Someone, probably you, requested a new password for your Test Company account. Use this link within 60 minutes to choose one. It works once.

Choose a new password:
http://localhost:3000/reset-password#sealed.wEO4sEd1OZOn0pP0yiP9GsrD_UVXufywARLVPdiMMl84zg7OoCuAsL5fnRaNhBf-W8pBjQD6qY7rgM20lbt0rw3y_mWy18YgVIYbmjQ.en

Didn''t request this? You don''t need to do anything. Your password stays the same.

Kind regards,
The Test Company team

--
This email about your account was sent automatically. If you have a question, write to hello@test-company.example.

--
You get this email because an account at Test Company has this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Reset your password</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Đỗ Thị Quên,</p>
<p style="margin:0 0 20px">Someone, probably you, requested a new password for your Test Company account. Use this link within 60 minutes to choose one. It works once.</p>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/reset-password#sealed.wEO4sEd1OZOn0pP0yiP9GsrD_UVXufywARLVPdiMMl84zg7OoCuAsL5fnRaNhBf-W8pBjQD6qY7rgM20lbt0rw3y_mWy18YgVIYbmjQ.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Choose a new password</a></p>
<p style="margin:0 0 20px">Didn&#39;t request this? You don&#39;t need to do anything. Your password stays the same.</p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This email about your account was sent automatically. If you have a question, write to hello@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an account at Test Company has this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:16:00+07', NULL, NULL, '2026-11-26 08:16:00+07', '2026-11-26 08:16:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21568-cf00-7000-8000-0996eab79f28', 'interview_guest', '01a20b1c-1700-7000-8000-00fe78baad8c', NULL, 'khach@partner.example', 'Khách Mời', '-AhzIPWkd_2a5alzzm6gxQJawwiuXICfx0kpUUwvU0Y', 'Phỏng vấn Trần Thị Hẹn: 10:00 T5 03/12', 'Test Company mời bạn cùng tham gia buổi phỏng vấn Trần Thị Hẹn lúc 10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7).

Thời gian: 10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)
Địa điểm: Tầng 3, 1 Hoàng Văn Thụ
Người phỏng vấn: Lê Thị Tuyển
Vị trí: Backend Developer

Trân trọng,
Bộ phận tuyển dụng Test Company

--
Bạn nhận được email này vì Test Company đã mời bạn làm khách của buổi phỏng vấn. Vui lòng không chuyển tiếp email.
Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.

--
Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.
Email này có phải do chúng tôi gửi? Kiểm tra tại [[site]]/vi/check-email bằng mã [[email-code]].

--
Bạn nhận được email này vì Test Company mời bạn cùng tham gia phỏng vấn.
Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam
', '<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Phỏng vấn Trần Thị Hẹn: 10:00 T5 03/12</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="vi" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Test Company mời bạn cùng tham gia buổi phỏng vấn Trần Thị Hẹn lúc 10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7).</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Thời gian: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>10:00–10:45, Thứ Năm, ngày 3 tháng 12 năm 2026 (giờ Việt Nam, GMT+7)</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Địa điểm: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Tầng 3, 1 Hoàng Văn Thụ</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Người phỏng vấn: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Lê Thị Tuyển</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Vị trí: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>Backend Developer</strong></td></tr></table>
<p style="margin:0 0 20px">Trân trọng,<br>Bộ phận tuyển dụng Test Company</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Bạn nhận được email này vì Test Company đã mời bạn làm khách của buổi phỏng vấn. Vui lòng không chuyển tiếp email.<br>Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.<br>Email này có phải do chúng tôi gửi? Kiểm tra tại <a href="[[site]]/vi/check-email" style="color:#585f68">[[site]]/vi/check-email</a> bằng mã [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">Bạn nhận được email này vì Test Company mời bạn cùng tham gia phỏng vấn.<br>Công ty TNHH Kiểm Thử, Hà Nội, Việt Nam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:12:00+07', NULL, NULL, '2026-11-26 08:12:00+07', '2026-11-26 08:14:00+07', '01a21566-fa40-7000-8000-01dde65fcf0e', 'BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test Company//Website//EN
METHOD:REQUEST
BEGIN:VTIMEZONE
TZID:Asia/Ho_Chi_Minh
BEGIN:STANDARD
DTSTART:19750613T000000
TZOFFSETFROM:+0700
TZOFFSETTO:+0700
TZNAME:+07
END:STANDARD
END:VTIMEZONE
BEGIN:VEVENT
UID:interview-01a21566-fa40-7000-8000-01dde65fcf0e@localhost
SEQUENCE:1
DTSTAMP:20261126T011200Z
DTSTART;TZID=Asia/Ho_Chi_Minh:20261203T100000
DTEND;TZID=Asia/Ho_Chi_Minh:20261203T104500
SUMMARY:Phỏng vấn: Trần Thị Hẹn\, Backend Developer
LOCATION:Tầng 3\, 1 Hoàng Văn Thụ
DESCRIPTION:
ORGANIZER;CN="Test Company":mailto:hr@test-company.example
ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;CN="Khách Mời":MAILTO:khach@par
 tner.example
BEGIN:VALARM
ACTION:DISPLAY
TRIGGER:-PT1H
DESCRIPTION:Phỏng vấn: Trần Thị Hẹn\, Backend Developer
END:VALARM
STATUS:CONFIRMED
END:VEVENT
END:VCALENDAR
', 'REQUEST', NULL, '{"state":"agreed","starts_at":"2026-12-03T03:00:00.000Z","slots":["2026-12-02T07:00:00.000Z","2026-12-03T03:00:00.000Z"],"sequence":1}', NULL),
	('01a2156e-4d40-7000-8000-04ec7a7f4e21', 'erase_link', '01a20b20-aae0-7000-8000-03bc4012d33a', NULL, 'eraser@people.example', 'Đặng Văn Xóa', 'V8UqkFZtlS-zCiBLYe1J_cBfdmenDJzq2uI2jukJJuc', 'Confirm the deletion of your application', 'Hello Đặng Văn Xóa,

You asked us to delete your application and all data that belongs to it: your details, your resume and our emails. This cannot be undone.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 4012-D33A

Delete my application:
http://localhost:3000/application-status#sealed.evG18FvICxWsBoPGGYlOAz3bphGHpaoYdDWj0z2BI9Ox92Sr6h4fsuvbAmsXiff_4P53ks9uEVEJuveALm6rO6jvMWyVxlvZTiuFVTE.en

Kind regards,
The Test Company recruitment team

--
The link works once, within 24 hours. If you didn''t request this, you don''t need to do anything: nothing is deleted.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm the deletion of your application</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Đặng Văn Xóa,</p>
<p style="margin:0 0 20px">You asked us to delete your application and all data that belongs to it: your details, your resume and our emails. This cannot be undone.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>4012-D33A</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.evG18FvICxWsBoPGGYlOAz3bphGHpaoYdDWj0z2BI9Ox92Sr6h4fsuvbAmsXiff_4P53ks9uEVEJuveALm6rO6jvMWyVxlvZTiuFVTE.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Delete my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">The link works once, within 24 hours. If you didn&#39;t request this, you don&#39;t need to do anything: nothing is deleted.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:19:00+07', NULL, NULL, '2026-11-26 08:19:00+07', '2026-11-26 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a2156f-37a0-7000-8000-13e94f441244', 'contact_link', '01a20b21-9540-7000-8000-03df5964a0f5', NULL, 'noi.moi@people.example', NULL, '2FtbLzboQ6aBMYuGELzvEHTQfzrMTvZzTTrD4h6O7ds', 'Confirm your new email address', 'Hello,

Someone, probably you, asked us to send the emails about an application to this address. They come here once you confirm it.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: 5964-A0F5

Confirm this address:
http://localhost:3000/application-status#sealed.Fq88lIhXpVrQAlSbcN62mJ-AUL0GJ0fIwfPBNOh7yPZAj0tougNfJ3n9jxtT2ihuwF_ot9-obNLLijurSytTDkTVm11Ht2vjtNNyndgE2Q.en

Kind regards,
The Test Company recruitment team

--
The link works for 24 hours. Didn''t ask for it? Someone mistyped an address. You don''t need to do anything.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your new email address</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello,</p>
<p style="margin:0 0 20px">Someone, probably you, asked us to send the emails about an application to this address. They come here once you confirm it.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>5964-A0F5</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.Fq88lIhXpVrQAlSbcN62mJ-AUL0GJ0fIwfPBNOh7yPZAj0tougNfJ3n9jxtT2ihuwF_ot9-obNLLijurSytTDkTVm11Ht2vjtNNyndgE2Q.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Confirm this address</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">The link works for 24 hours. Didn&#39;t ask for it? Someone mistyped an address. You don&#39;t need to do anything.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'savedToFile', 1, '2026-11-26 08:19:00+07', NULL, NULL, '2026-11-26 08:19:00+07', '2026-11-26 08:19:00+07', NULL, NULL, NULL, NULL, NULL, NULL),
	('01a21594-b930-7000-8000-12598d637bcc', 'status', '01a20b26-2920-7000-8000-0230e3216b3b', NULL, 'bulktwo@people.example', 'Mai Văn Hai', 'P2zyxfyTaOPG4wPJXzvmyY3-XC_2sLR6Ncm3vPf77gQ', 'Accepted: your application as AI Engineer', 'Hello Mai Văn Hai,

Congratulations: Test Company has accepted your application as AI Engineer.

Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.

Position: AI Engineer
Submitted: 24 November 2026
Receipt number: E321-6B3B

Open my application:
http://localhost:3000/application-status#sealed.lihtudms6oXk_vdMY6cQIcyO56Lqv3kPxkr4yfbJXR7rpWaraiR325vsJaSJ-lLtRE2fRpa8d8YgTtLQBfdL7oTH3XZcHQg.en

Kind regards,
The Test Company recruitment team

--
This link is private: anyone who has it can see your application, withdraw it or delete it.
This email was sent automatically. If you have a question, write to hr@test-company.example.

--
We never ask for money: not to apply, not for an interview, not for a job.
Is this email from us? Check it at [[site]]/check-email with the code [[email-code]].

--
You get this email because an application to Test Company names this address.
Test Company Limited, Hanoi, Vietnam
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Accepted: your application as AI Engineer</title>
<style>@media (prefers-color-scheme: dark) {
.ground { background:#0e1013 !important }
.card { background:#15191d !important;border-color:#282e35 !important;border-top-color:#77ca9b !important;color:#ecf2f4 !important }
.mark,.button { background:#6baefe !important;color:#0a1c33 !important }
.muted { color:#a4afb8 !important }
.muted a { color:#a4afb8 !important }
.row { border-color:#282e35 !important }
}
@media (max-width: 480px) {
.outer { padding: 0 !important }
.pad { padding-left: 20px !important; padding-right: 20px !important }
}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#f5fbf8">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="ground" style="background:#f5fbf8"><tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="card" lang="en" style="max-width:600px;background:#ffffff;border:1px solid #d5e2dc;border-top:4px solid #3b8150;color:#171e26;font:16px/1.6 Arial,Helvetica,sans-serif">
<tr><td class="pad" style="padding:28px 40px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" align="center" width="36" height="36" style="width:36px;height:36px;border-radius:4px;background:#1a5fb4;color:#ffffff;font-size:20px;line-height:36px;font-weight:bold" aria-hidden="true">T</td>
<td style="padding-left:12px;font-size:18px;font-weight:bold">Test Company</td>
</tr></table></td></tr>
<tr><td class="pad" style="padding:24px 40px 32px;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 20px">Hello Mai Văn Hai,</p>
<p style="margin:0 0 20px">Congratulations: Test Company has accepted your application as AI Engineer.</p>
<p style="margin:0 0 20px">Our HR team will contact you soon to agree on the next steps. We look forward to meeting you.</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font:16px/1.6 Arial,Helvetica,sans-serif"><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Position: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>AI Engineer</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Submitted: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>24 November 2026</strong></td></tr><tr><td width="36%" class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc;padding-right:16px"><span class="muted" style="color:#585f68">Receipt number: </span></td><td class="row" valign="top" style="padding:8px 0;border-bottom:1px solid #d5e2dc"><strong>E321-6B3B</strong></td></tr></table>
<p style="margin:0 0 20px"><a class="button" href="http://localhost:3000/application-status#sealed.lihtudms6oXk_vdMY6cQIcyO56Lqv3kPxkr4yfbJXR7rpWaraiR325vsJaSJ-lLtRE2fRpa8d8YgTtLQBfdL7oTH3XZcHQg.en" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#1a5fb4;color:#ffffff;font-weight:bold;text-decoration:none">Open my application</a></p>
<p style="margin:0 0 20px">Kind regards,<br>The Test Company recruitment team</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">This link is private: anyone who has it can see your application, withdraw it or delete it.<br>This email was sent automatically. If you have a question, write to hr@test-company.example.</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">We never ask for money: not to apply, not for an interview, not for a job.<br>Is this email from us? Check it at <a href="[[site]]/check-email" style="color:#585f68">[[site]]/check-email</a> with the code [[email-code]].</p>
<p class="muted" style="margin:20px 0 0;font-size:14px;line-height:1.5;color:#585f68">You get this email because an application to Test Company names this address.<br>Test Company Limited, Hanoi, Vietnam</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
', 'queued', 0, '2026-11-26 09:00:13+07', NULL, NULL, '2026-11-26 08:59:58+07', NULL, NULL, NULL, NULL, '01a20b11-1a80-7000-8000-36d92569b582', NULL, NULL);


--
-- Data for Name: page_visits; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: positions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.positions VALUES
	('01a20b11-1a80-7000-8000-02e7f86e6c9d', 'ai-engineer', 'full-time', 'open', true, false, 0, '{"title":{"en":"AI Engineer","vi":"AI Engineer"},"label":{"en":"AI Engineer","vi":"AI Engineer"}}', '{"summary":{"en":"Work with us as an AI engineer.","vi":"Làm việc cùng chúng tôi với vai trò kỹ sư AI."},"duties":{"en":["Plan the tasks of the AI engineer","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho kỹ sư AI","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as an AI engineer","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm kỹ sư AI","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["Fair pay and a yearly bonus","Insurance from the first day","A budget for books and courses","Two days a week from home"],"vi":["Lương hợp lý và thưởng cuối năm","Bảo hiểm từ ngày đầu tiên","Ngân sách cho sách và khóa học","Hai ngày mỗi tuần làm tại nhà"]},"skills":["Python","SQL"],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"ai-engineer"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-04f27985cef9', 'blockchain-engineer', 'full-time', 'open', true, false, 1, '{"title":{"en":"Blockchain Engineer","vi":"Blockchain Engineer"},"label":{"en":"Blockchain Engineer","vi":"Blockchain Engineer"}}', '{"summary":{"en":"Work with us as a blockchain engineer.","vi":"Làm việc cùng chúng tôi với vai trò kỹ sư blockchain."},"duties":{"en":["Plan the tasks of the blockchain engineer","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho kỹ sư blockchain","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as a blockchain engineer","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm kỹ sư blockchain","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["Fair pay and a yearly bonus","Insurance from the first day","A budget for books and courses","Two days a week from home"],"vi":["Lương hợp lý và thưởng cuối năm","Bảo hiểm từ ngày đầu tiên","Ngân sách cho sách và khóa học","Hai ngày mỗi tuần làm tại nhà"]},"skills":["Go"],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"blockchain-engineer"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-0bd4481df9eb', 'ecommerce-excutive', 'full-time', 'open', true, true, 2, '{"title":{"en":"E-commerce","vi":"E-commerce"},"label":{"en":"Ecommerce Executive","vi":"E-commerce"}}', '{"summary":{"en":"Work with us as a shop manager.","vi":"Làm việc cùng chúng tôi với vai trò quản lý cửa hàng."},"duties":{"en":["Plan the tasks of the shop manager","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho quản lý cửa hàng","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as a shop manager","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm quản lý cửa hàng","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["Fair pay and a yearly bonus","Insurance from the first day","A budget for books and courses","Two days a week from home"],"vi":["Lương hợp lý và thưởng cuối năm","Bảo hiểm từ ngày đầu tiên","Ngân sách cho sách và khóa học","Hai ngày mỗi tuần làm tại nhà"]},"skills":["Excel","SEO"],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"ecommerce-excutive"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-0fd00c111bcb', 'backend-developer', 'full-time', 'open', true, false, 3, '{"title":{"en":"Backend Developer","vi":"Backend Developer"},"label":{"en":"Backend Developer","vi":"Backend Developer"}}', '{"summary":{"en":"Work with us as a backend developer.","vi":"Làm việc cùng chúng tôi với vai trò lập trình viên backend."},"duties":{"en":["Plan the tasks of the backend developer","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho lập trình viên backend","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as a backend developer","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm lập trình viên backend","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["Fair pay and a yearly bonus","Insurance from the first day","A budget for books and courses","Two days a week from home"],"vi":["Lương hợp lý và thưởng cuối năm","Bảo hiểm từ ngày đầu tiên","Ngân sách cho sách và khóa học","Hai ngày mỗi tuần làm tại nhà"]},"skills":["Node.js","PostgreSQL"],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"backend-developer"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-1218d00d5acb', 'fullstack-developer', 'full-time', 'open', false, true, 4, '{"title":{"en":"Fullstack Developer","vi":"Fullstack Developer"},"label":{"en":"Fullstack Developer","vi":"Fullstack Developer"}}', '{"summary":{"en":"","vi":""},"duties":{"en":[],"vi":[]},"requirements":{"en":[],"vi":[]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"general"}', '2026-10-01', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-1457ed20e0f3', 'ui-designer', 'full-time', 'open', false, true, 5, '{"title":{"en":"UI/UX Designer","vi":"UI/UX Designer"},"label":{"en":"UI/UX Designer","vi":"UI/UX Designer"}}', '{"summary":{"en":"","vi":""},"duties":{"en":[],"vi":[]},"requirements":{"en":[],"vi":[]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"hybrid","salary":null,"openings":1,"picture":"general"}', '2026-10-01', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-1b6b3bf0daa0', 'ai-intern', 'internship', 'open', true, false, 6, '{"title":{"en":"AI Intern","vi":"AI Intern"},"label":{"en":"Intern AI","vi":"AI Intern"}}', '{"summary":{"en":"Work with us as an AI intern.","vi":"Làm việc cùng chúng tôi với vai trò thực tập sinh AI."},"duties":{"en":["Plan the tasks of the AI intern","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho thực tập sinh AI","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as an AI intern","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm thực tập sinh AI","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["A mentor of your own","A real task with a client","A certificate at the end","A monthly allowance"],"vi":["Người hướng dẫn riêng","Một việc thật cùng khách hàng","Chứng nhận khi kết thúc","Trợ cấp hằng tháng"]},"skills":["Python"],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"ai-intern"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-1cf42011372e', 'ecommerce-intern', 'internship', 'open', true, true, 7, '{"title":{"en":"E-commerce Intern","vi":"E-commerce Intern"},"label":{"en":"Intern Ecommerce","vi":"E-commerce Intern"}}', '{"summary":{"en":"Work with us as a shop intern.","vi":"Làm việc cùng chúng tôi với vai trò thực tập sinh cửa hàng."},"duties":{"en":["Plan the tasks of the shop intern","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho thực tập sinh cửa hàng","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as a shop intern","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm thực tập sinh cửa hàng","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["A mentor of your own","A real task with a client","A certificate at the end","A monthly allowance"],"vi":["Người hướng dẫn riêng","Một việc thật cùng khách hàng","Chứng nhận khi kết thúc","Trợ cấp hằng tháng"]},"skills":["Excel"],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"ecommerce-intern"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-2080fc431bf1', 'fullstack-intern', 'internship', 'open', true, false, 8, '{"title":{"en":"Fullstack Developer Intern","vi":"Fullstack Developer Intern"},"label":{"en":"Intern Fullstack","vi":"Fullstack Developer Intern"}}', '{"summary":{"en":"Work with us as a fullstack intern.","vi":"Làm việc cùng chúng tôi với vai trò thực tập sinh fullstack."},"duties":{"en":["Plan the tasks of the fullstack intern","Do them with the team","Test the result","Show it to the client"],"vi":["Lên kế hoạch công việc cho thực tập sinh fullstack","Cùng cả nhóm thực hiện","Kiểm thử kết quả","Trình bày với khách hàng"]},"requirements":{"en":["Some experience as a fullstack intern","Care for details","Clear English","Good questions"],"vi":["Có kinh nghiệm làm thực tập sinh fullstack","Cẩn thận từng chi tiết","Tiếng Anh rõ ràng","Biết đặt câu hỏi hay"]},"benefits":{"en":["A mentor of your own","A real task with a client","A certificate at the end","A monthly allowance"],"vi":["Người hướng dẫn riêng","Một việc thật cùng khách hàng","Chứng nhận khi kết thúc","Trợ cấp hằng tháng"]},"skills":["JavaScript","SQL"],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"fullstack-intern"}', '2026-02-03', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-276e128b9074', 'marketing-intern', 'internship', 'open', false, true, 9, '{"title":{"en":"Intern Marketing & Content","vi":"Intern Marketing & Content"},"label":{"en":"Intern Marketing & Content","vi":"Intern Marketing & Content"}}', '{"summary":{"en":"","vi":""},"duties":{"en":[],"vi":[]},"requirements":{"en":[],"vi":[]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"general"}', '2026-10-01', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-2a860a362429', 'blockchain-intern', 'internship', 'open', false, true, 10, '{"title":{"en":"Intern Blockchain","vi":"Intern Blockchain"},"label":{"en":"Intern Blockchain","vi":"Intern Blockchain"}}', '{"summary":{"en":"","vi":""},"duties":{"en":[],"vi":[]},"requirements":{"en":[],"vi":[]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"general"}', '2026-10-01', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b11-1a80-7000-8000-2e7f0ad9870c', 'backend-intern', 'internship', 'open', false, true, 11, '{"title":{"en":"Intern Backend","vi":"Intern Backend"},"label":{"en":"Intern Backend","vi":"Intern Backend"}}', '{"summary":{"en":"","vi":""},"duties":{"en":[],"vi":[]},"requirements":{"en":[],"vi":[]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"general"}', '2026-10-01', NULL, NULL, '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL),
	('01a20b2d-7c20-7000-8000-024bd40b6273', 'data-analyst', 'full-time', 'draft', true, false, 12, '{"title":{"en":"Data Analyst","vi":"Chuyên viên dữ liệu"},"label":{"en":"Data Analyst","vi":"Chuyên viên dữ liệu"}}', '{"summary":{"en":"Read figures.","vi":"Đọc số liệu."},"duties":{"en":["Build reports"],"vi":["Làm báo cáo"]},"requirements":{"en":["SQL"],"vi":["SQL"]},"benefits":{"en":[],"vi":[]},"skills":[],"location":"","workplace":"on-site","salary":null,"openings":1,"picture":"general"}', NULL, NULL, NULL, '2026-11-24 08:31:00+07', '2026-11-24 08:31:00+07', '01a20b11-1a80-7000-8000-36d92569b582');


--
-- Data for Name: privacy_requests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.privacy_requests VALUES
	('01a20b2a-bd00-7000-8000-00a54c5ea230', '01a20b22-7fa0-7000-8000-0140f4cd06c3', 'F4CD-06C3', 'correction', 'open', '2026-11-24 08:28:00+07', '2026-12-04 08:28:00+07', NULL),
	('01a2156d-62e0-7000-8000-0da6a0d1fd8c', '01a20b1f-c080-7000-8000-00719b35b4a7', '9B35-B4A7', 'copy', 'open', '2026-11-26 08:17:00+07', '2026-12-06 08:17:00+07', NULL),
	('01a2156e-4d40-7000-8000-0c556d59ba6b', '01a20b20-aae0-7000-8000-03bc4012d33a', '4012-D33A', 'erasure', 'open', '2026-11-26 08:18:00+07', '2026-12-16 08:18:00+07', NULL);


--
-- Data for Name: recovery_codes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.recovery_codes VALUES
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'S0IJFhPfhKFTBLkoZf8XmY2n64kgaOYeLrIX6xeuD-8'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'Dv1ExjLZsyw1EQoWI0FC2HIa4SUVDTBUCfNxNcHp-qw'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'Z5rZAuUhl1HrI78lZGJEPpTLZBum7Rm_huhxKhd67Mg'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'oFRT6Ag9fpivTpxe6ZY32kY37kMldf-86Lrf6kFGxZc'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'ACCPKOQWM7-NSKHut4QAlk8IXIVUbnjAQ1l1RFIL7eM'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'Q8HNH7m1L92ZSHtz_4EvOUuLI7uIOYbT2SkrM4SHIao'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 's0rpT6NTtECvhqs0WHS11f4tUUvEfj4r5fdDyPulbBs'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'DABNJwiJrfOHFSpaAAlUwFN-vVWalTM2u8NbZwrnaUo'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'X2bxQuS2rqmNUMv-SylGH2otYrX2y_hDwZSD1wCMasM'),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'ju4GFAetvmyXhRj-bHsA4Bw0_WVnym4oIzMTyMupBso');


--
-- Data for Name: removed_users; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: resume_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.resume_texts VALUES
	('01a20b1b-2ca0-7000-8000-029f20a4d374', '3919f1631e5526ffb8c47d137085232771769a788880494fc0d174bc5584573a', 'indexed', 'Resume of offered, welding', 'resume of offered welding letter of offered i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b1c-1700-7000-8000-00fe78baad8c', 'd351ae9eecc23b8a7b03fdc8d8f2c875b06a98a580229defa7ad272ecb475607', 'indexed', 'Resume of agreed, accounting', 'resume of agreed accounting letter of agreed i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b1d-0160-7000-8000-0099ef452f53', '877c678f5fc652347e666ba029ecbfbaad6ba78bcfa40416ff42019558e5f1c0', 'indexed', 'Resume of rejected, welding', 'resume of rejected welding letter of rejected i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b1d-ebc0-7000-8000-035215c14d4f', 'cb2f5098213205f4b937450c48f2e145e24a6ced6997bfc8909e2f366163e597', 'indexed', 'Resume of accepted, welding', 'resume of accepted welding letter of accepted i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b1e-d620-7000-8000-000aae03d7d6', '111554cf81513da4fde66c26930c9c7d3ab6c506e3669c581e0085b96617f09a', 'indexed', 'Resume of writer, welding', 'resume of writer welding letter of writer i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b1f-c080-7000-8000-00719b35b4a7', 'cf3775b5e7f3595012372e07fbd2e195ea9ee15fa2eccac6994818bb8af555ac', 'indexed', 'Resume of copier, accounting', 'resume of copier accounting letter of copier i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b20-aae0-7000-8000-03bc4012d33a', '0f838ae0c6533d125a40167739bc3e3332eb07fe2d050a1b68723121a7348aa4', 'indexed', 'Resume of eraser, welding', 'resume of eraser welding letter of eraser i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b21-9540-7000-8000-03df5964a0f5', 'd6b4e54ae703841fd5e76cc35ac91ee8caeba71a75bc7fe32fd2b97111df0032', 'indexed', 'Resume of mover, welding', 'resume of mover welding letter of mover i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b22-7fa0-7000-8000-0140f4cd06c3', 'e11f49d4691787f628160095354890ecb0516ba3080b4889beee3455e9dc5d1b', 'indexed', 'Resume of pool, welding', 'resume of pool welding letter of pool i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b23-6a00-7000-8000-00e4e4ec900e', '4c37112c3f62b22a6f778943e546625086090feb3a0ff1d665bc4e1f51582b1d', 'indexed', 'Resume of withdrawn, welding', 'resume of withdrawn welding letter of withdrawn i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b24-5460-7000-8000-007c13bc9a3a', 'e6283c71bcb92e78295516ea7503726ec69231de018ada04f19e6d7e65e9f29d', 'indexed', 'Resume of spam, welding', 'resume of spam welding letter of spam i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b25-3ec0-7000-8000-024c43722bed', '74579b17650f49e0d58f111762c29aac60cbd8045f419714b849e852e0f5274f', 'indexed', 'Resume of bulkOne, welding', 'resume of bulkone welding letter of bulkone i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b26-2920-7000-8000-0230e3216b3b', '7113078f4ce6c0b7a319d47e7a515c879786db2afefcc3e32e4e015819a79c4d', 'indexed', 'Resume of bulkTwo, welding', 'resume of bulktwo welding letter of bulktwo i have followed your work for years and would like to join it', '2026-11-26 08:19:00+07'),
	('01a20b29-d2a0-7000-8000-02161764fe60', NULL, 'indexed', '', '', '2026-11-26 08:19:00+07');


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('01a20b13-d9a0-7000-8000-0b7889797298', '01a20b12-ef40-7000-8000-00eac2111f42', 0, false, '2026-11-24 08:03:00+07', '2026-11-24 08:03:00+07', '2026-11-24 08:03:00+07', '2026-11-24 20:03:00+07', 'node', '127.0.0.1'),
	('01a20b14-c400-7000-8000-0b25f954ec3e', '01a20b14-c400-7000-8000-02bd2faf5e48', 0, false, '2026-11-24 08:04:00+07', '2026-11-24 08:04:00+07', '2026-11-24 08:04:00+07', '2026-12-01 08:04:00+07', 'node', '127.0.0.1'),
	('01a20b16-98c0-7000-8000-0ba9bd2d200b', '01a20b16-98c0-7000-8000-03845a64b9fd', 0, false, '2026-11-24 08:06:00+07', '2026-11-24 08:06:00+07', '2026-11-24 08:06:00+07', '2026-12-01 08:06:00+07', 'node', '127.0.0.1'),
	('01a20b17-8320-7000-8000-07c410d8a299', '01a20b15-ae60-7000-8000-01cb2637fb53', 0, true, '2026-11-24 08:07:00+07', '2026-11-24 08:07:00+07', '2026-11-24 08:07:00+07', '2026-12-01 08:07:00+07', 'node', '127.0.0.1'),
	('01a20b18-6d80-7000-8000-0575f72974af', '01a20b14-c400-7000-8000-02bd2faf5e48', 0, true, '2026-11-24 08:08:00+07', '2026-11-24 08:08:00+07', '2026-11-24 08:10:00+07', '2026-12-01 08:08:00+07', 'node', '127.0.0.1'),
	('01a20b12-04e0-7000-8000-04d83c09f388', '01a20b11-1a80-7000-8000-36d92569b582', 0, true, '2026-11-24 08:01:00+07', '2026-11-24 08:01:00+07', '2026-11-24 08:31:00+07', '2026-11-24 20:01:00+07', 'node', '127.0.0.1'),
	('01a2155f-a740-7000-8000-055837f7cee7', '01a20b12-ef40-7000-8000-00eac2111f42', 0, true, '2026-11-26 08:02:00+07', '2026-11-26 08:02:00+07', '2026-11-26 08:14:00+07', '2026-11-26 20:02:00+07', 'node', '127.0.0.1'),
	('01a2155e-bce0-7000-8000-051a3c30a62f', '01a20b11-1a80-7000-8000-36d92569b582', 0, true, '2026-11-26 08:01:00+07', '2026-11-26 08:01:00+07', '2026-11-26 08:15:00+07', '2026-11-26 20:01:00+07', 'node', '127.0.0.1'),
	('01a21593-d6a0-7000-8000-041b43d32fb9', '01a20b14-c400-7000-8000-02bd2faf5e48', 0, false, '2026-11-26 08:59:00+07', '2026-11-26 08:59:00+07', '2026-11-26 08:59:00+07', '2026-12-03 08:59:00+07', 'node', '127.0.0.1'),
	('01a21592-ec40-7000-8000-06834926790f', '01a20b11-1a80-7000-8000-36d92569b582', 0, true, '2026-11-26 08:58:00+07', '2026-11-26 08:58:00+07', '2026-11-26 08:59:56+07', '2026-11-26 20:58:00+07', 'node', '127.0.0.1');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES
	('retentionDays', '180', '2026-11-24 08:00:00+07', NULL);


--
-- Data for Name: state; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.state VALUES
	('auth-secret', 'oGz0pFoFuXlHuhbFdizizZkrwaWMOosnbbeDzTwc_f8', '2026-11-24 08:00:00+07'),
	('file-store', '01a20b11-1a80-7000-8000-31b7b6545a35', '2026-11-24 08:00:00+07'),
	('sealed-links', '', '2026-11-24 08:00:00+07');


--
-- Data for Name: throttles; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: user_undos; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('01a20b11-1a80-7000-8000-36d92569b582', 'quan.tri@company.example', 'quan.tri@company.example', 'quan.tri', 'admin', true, 'active', '$argon2id$v=19$m=8,t=1,p=1$iRjpv62V6bQBSZsPyDZlFw$Yx3+D/AAD4L3sKvuUeV5dgLfvzuqwP3QfRSBZoRXq/I', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, 'quan.tri
quan.tri@company.example', '2026-11-24 08:00:00+07', '2026-11-24 08:00:00+07', NULL, NULL, NULL, NULL),
	('01a20b12-ef40-7000-8000-00eac2111f42', 'tuyen.dung@company.example', 'tuyen.dung@company.example', 'Lê Thị Tuyển', 'recruiter', true, 'active', '$argon2id$v=19$m=8,t=1,p=1$2Ca4SVIFBSvdDN3TLFMQsQ$KSdwjrsxAgDPj8AJGv6MayFX3Mn1mrXzPX6U2tQKcp0', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, 'le thi tuyen
tuyen.dung@company.example', '2026-11-24 08:02:00+07', '2026-11-24 08:02:00+07', NULL, NULL, NULL, NULL),
	('01a20b16-98c0-7000-8000-03845a64b9fd', 'quen.mat.khau@people.example', 'quen.mat.khau@people.example', 'Đỗ Thị Quên', 'user', true, 'active', '$argon2id$v=19$m=8,t=1,p=1$g2vfUk3V6KUS0acC1jbP7A$WN1U5DX2uAnt2Jb3O3tFd1G5Uwf1n4Xx2rmmaIfFxcA', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'en', NULL, NULL, NULL, 'do thi quen
quen.mat.khau@people.example', '2026-11-24 08:06:00+07', '2026-11-24 08:06:00+07', NULL, NULL, NULL, NULL),
	('01a20b15-ae60-7000-8000-01cb2637fb53', 'hai.buoc@people.example', 'hai.buoc@people.example', 'Võ Văn Hai Bước', 'user', true, 'active', '$argon2id$v=19$m=8,t=1,p=1$u+FkBCblFR9TWizwLpfA6g$+PucTRQ1u7u6i0qKd39nKjAd8kvKxAzGrZUwV+3WCYY', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'en', 'ds0lnHyLE4UR9xcSWrCaLJ2ikA6xcbY8UC08ItQF-dWwgoxIuIxJz92GLntl7sbMrv7-jL-X9CCTHquJ', '2026-11-24 08:07:00+07', 59849414, 'vo van hai buoc
hai.buoc@people.example', '2026-11-24 08:05:00+07', '2026-11-24 08:05:00+07', NULL, NULL, NULL, NULL),
	('01a20b14-c400-7000-8000-02bd2faf5e48', 'dang.ky@people.example', 'dang.ky@people.example', 'Trần Thị Đăng Ký', 'user', true, 'active', '$argon2id$v=19$m=8,t=1,p=1$I5JubzuOyj5YTxQRJ9UD4g$6f01XJVWvtP0ZehYEK0DUcUdQNX/JQRRWq3q/X3+FmM', '0912 000 111', NULL, NULL, '001099000001', NULL, NULL, NULL, NULL, 'ZAjfSmPApoixe6XRAblqEs19', 'en', NULL, NULL, NULL, 'tran thi dang ky
dang.ky@people.example
0912 000 111
0912000111
+84912000111', '2026-11-24 08:04:00+07', '2026-11-24 08:10:00+07', '01a20b14-c400-7000-8000-02bd2faf5e48', NULL, NULL, NULL),
	('01a2156b-8e20-7000-8000-03cc3cfada65', 'duoc.moi@company.example', 'duoc.moi@company.example', 'Phạm Văn Mời', 'recruiter', true, 'active', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'pham van moi
duoc.moi@company.example', '2026-11-26 08:15:00+07', '2026-11-26 08:15:00+07', NULL, NULL, NULL, NULL);


--
-- Name: application_events application_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_pkey PRIMARY KEY (id);


--
-- Name: application_notes application_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_pkey PRIMARY KEY (id);


--
-- Name: application_steps application_steps_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_steps
    ADD CONSTRAINT application_steps_pkey PRIMARY KEY (id);


--
-- Name: application_steps application_steps_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_steps
    ADD CONSTRAINT application_steps_unique UNIQUE (application_id, step);


--
-- Name: application_undos application_undos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_undos
    ADD CONSTRAINT application_undos_pkey PRIMARY KEY (undo_id, application_id);


--
-- Name: applications applications_cv_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_cv_key_unique UNIQUE (cv_key);


--
-- Name: applications applications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);


--
-- Name: attachment_parts attachment_parts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachment_parts
    ADD CONSTRAINT attachment_parts_pkey PRIMARY KEY (attachment_id, number);


--
-- Name: attachments attachments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (id);


--
-- Name: audit_log audit_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);


--
-- Name: avatars avatars_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_pkey PRIMARY KEY (key);


--
-- Name: avatars avatars_user_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_user_id_unique UNIQUE (user_id);


--
-- Name: calendar_feeds calendar_feeds_key_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_key_hash_unique UNIQUE (key_hash);


--
-- Name: calendar_feeds calendar_feeds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_pkey PRIMARY KEY (user_id);


--
-- Name: consent_texts consent_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent_texts
    ADD CONSTRAINT consent_texts_pkey PRIMARY KEY (id);


--
-- Name: consent_texts consent_texts_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent_texts
    ADD CONSTRAINT consent_texts_unique UNIQUE (version, language, text);


--
-- Name: email_templates email_templates_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_templates
    ADD CONSTRAINT email_templates_pkey PRIMARY KEY (id);


--
-- Name: erased_files erased_files_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_files
    ADD CONSTRAINT erased_files_pkey PRIMARY KEY (key);


--
-- Name: erased_records erased_records_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.erased_records
    ADD CONSTRAINT erased_records_pkey PRIMARY KEY (hash);


--
-- Name: failed_sign_ins failed_sign_ins_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failed_sign_ins
    ADD CONSTRAINT failed_sign_ins_pkey PRIMARY KEY (id);


--
-- Name: failed_sign_ins failed_sign_ins_sum_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.failed_sign_ins
    ADD CONSTRAINT failed_sign_ins_sum_unique UNIQUE (hour, network, target_id);


--
-- Name: former_slugs former_slugs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_pkey PRIMARY KEY (slug);


--
-- Name: funnel_counts funnel_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.funnel_counts
    ADD CONSTRAINT funnel_counts_pkey PRIMARY KEY (day, "position", source, step);


--
-- Name: idempotency_keys idempotency_keys_key_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_key_hash_unique PRIMARY KEY (key_hash);


--
-- Name: interview_invitations interview_invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_invitations
    ADD CONSTRAINT interview_invitations_pkey PRIMARY KEY (interview_id, to_hash);


--
-- Name: interview_people interview_people_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_people
    ADD CONSTRAINT interview_people_pkey PRIMARY KEY (interview_id, user_id);


--
-- Name: interview_slots interview_slots_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_slots
    ADD CONSTRAINT interview_slots_pkey PRIMARY KEY (interview_id, starts_at);


--
-- Name: interviews interviews_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration_lock kysely_migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);


--
-- Name: kysely_migration kysely_migration_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);


--
-- Name: one_time_tokens one_time_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_pkey PRIMARY KEY (id);


--
-- Name: one_time_tokens one_time_tokens_token_hash_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_token_hash_unique UNIQUE (token_hash);


--
-- Name: outbox outbox_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);


--
-- Name: page_visits page_visits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.page_visits
    ADD CONSTRAINT page_visits_pkey PRIMARY KEY (day, path);


--
-- Name: positions positions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.positions
    ADD CONSTRAINT positions_pkey PRIMARY KEY (id);


--
-- Name: positions positions_slug_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.positions
    ADD CONSTRAINT positions_slug_unique UNIQUE (slug);


--
-- Name: privacy_requests privacy_requests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.privacy_requests
    ADD CONSTRAINT privacy_requests_pkey PRIMARY KEY (id);


--
-- Name: recovery_codes recovery_codes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);


--
-- Name: removed_users removed_users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.removed_users
    ADD CONSTRAINT removed_users_pkey PRIMARY KEY (month);


--
-- Name: resume_texts resume_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resume_texts
    ADD CONSTRAINT resume_texts_pkey PRIMARY KEY (application_id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);


--
-- Name: state state_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.state
    ADD CONSTRAINT state_pkey PRIMARY KEY (name);


--
-- Name: throttles throttles_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.throttles
    ADD CONSTRAINT throttles_pkey PRIMARY KEY (key);


--
-- Name: user_undos user_undos_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_undos
    ADD CONSTRAINT user_undos_pkey PRIMARY KEY (undo_id, user_id);


--
-- Name: users users_email_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_key_unique UNIQUE (email_key);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: application_events_application_id_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_events_application_id_id ON public.application_events USING btree (application_id, id);


--
-- Name: application_events_decided; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_events_decided ON public.application_events USING btree (id, application_id, detail) WHERE (kind = 'status'::text);


--
-- Name: application_notes_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_notes_application_id ON public.application_notes USING btree (application_id, id);


--
-- Name: application_notes_author_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_notes_author_id ON public.application_notes USING btree (author_id);


--
-- Name: application_steps_day; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_steps_day ON public.application_steps USING btree (day);


--
-- Name: application_undos_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX application_undos_application_id ON public.application_undos USING btree (application_id);


--
-- Name: applications_cv_scan_pending_created_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_cv_scan_pending_created_at ON public.applications USING btree (cv_scan_pending, created_at);


--
-- Name: applications_email_key_spam_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_email_key_spam_created_at_id ON public.applications USING btree (email_key, spam, created_at, id);


--
-- Name: applications_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_listed ON public.applications USING btree (spam, created_at, id, status, job_id, withdrawn_at) INCLUDE (search_text);


--
-- Name: applications_message_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_message_at ON public.applications USING btree (message_at) WHERE (message_at IS NOT NULL);


--
-- Name: applications_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_search ON public.applications USING gin (search_text public.gin_trgm_ops);


--
-- Name: applications_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_source ON public.applications USING btree (source, spam, created_at, id);


--
-- Name: applications_spam_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_spam_created_at_id ON public.applications USING btree (spam, created_at, id);


--
-- Name: applications_spam_job_id_created_at_id_status_withdrawn_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_spam_job_id_created_at_id_status_withdrawn_at ON public.applications USING btree (spam, job_id, created_at, id, status, withdrawn_at);


--
-- Name: applications_spam_status_created_at_id_job_id_withdrawn_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_spam_status_created_at_id_job_id_withdrawn_at ON public.applications USING btree (spam, status, created_at, id, job_id, withdrawn_at);


--
-- Name: applications_status_status_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_status_status_at ON public.applications USING btree (status, status_at);


--
-- Name: applications_talent_pool; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_talent_pool ON public.applications USING btree (talent_pool_until) WHERE (talent_pool_until IS NOT NULL);


--
-- Name: applications_to_review; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_to_review ON public.applications USING btree (created_at) WHERE (looked_at IS NULL);


--
-- Name: applications_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX applications_user_id ON public.applications USING btree (user_id);


--
-- Name: attachments_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attachments_application_id ON public.attachments USING btree (application_id, id);


--
-- Name: attachments_message_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX attachments_message_id ON public.attachments USING btree (message_id);


--
-- Name: audit_log_action_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_action_id ON public.audit_log USING btree (action, id);


--
-- Name: audit_log_actor_id_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_actor_id_id ON public.audit_log USING btree (actor_id, id);


--
-- Name: audit_log_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_created_at_id ON public.audit_log USING btree (created_at, id);


--
-- Name: audit_log_target_id_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX audit_log_target_id_id ON public.audit_log USING btree (target_id, id);


--
-- Name: email_templates_kind_language; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX email_templates_kind_language ON public.email_templates USING btree (kind, language) WHERE (kind <> 'own'::text);


--
-- Name: email_templates_updated_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX email_templates_updated_by ON public.email_templates USING btree (updated_by);


--
-- Name: failed_sign_ins_target_id_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX failed_sign_ins_target_id_id ON public.failed_sign_ins USING btree (target_id, id);


--
-- Name: former_slugs_position_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX former_slugs_position_id ON public.former_slugs USING btree (position_id);


--
-- Name: interview_invitations_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interview_invitations_user_id ON public.interview_invitations USING btree (user_id);


--
-- Name: interview_people_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interview_people_user_id ON public.interview_people USING btree (user_id);


--
-- Name: interviews_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_application_id ON public.interviews USING btree (application_id, id);


--
-- Name: interviews_created_by; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_created_by ON public.interviews USING btree (created_by);


--
-- Name: interviews_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX interviews_state ON public.interviews USING btree (state, ends_at);


--
-- Name: one_time_tokens_user_id_purpose; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX one_time_tokens_user_id_purpose ON public.one_time_tokens USING btree (user_id, purpose);


--
-- Name: outbox_application_id_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_application_id_kind ON public.outbox USING btree (application_id, kind);


--
-- Name: outbox_author_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_author_id ON public.outbox USING btree (author_id, created_at);


--
-- Name: outbox_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_created_at_id ON public.outbox USING btree (created_at, id);


--
-- Name: outbox_interview_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_interview_id ON public.outbox USING btree (interview_id);


--
-- Name: outbox_state_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_state_created_at_id ON public.outbox USING btree (state, created_at, id);


--
-- Name: outbox_state_run_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_state_run_at ON public.outbox USING btree (state, run_at);


--
-- Name: outbox_to_hash_kind_created_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_to_hash_kind_created_at ON public.outbox USING btree (to_hash, kind, created_at);


--
-- Name: outbox_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX outbox_user_id ON public.outbox USING btree (user_id);


--
-- Name: privacy_requests_application_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX privacy_requests_application_id ON public.privacy_requests USING btree (application_id);


--
-- Name: privacy_requests_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX privacy_requests_state ON public.privacy_requests USING btree (state, due_at);


--
-- Name: resume_texts_state; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX resume_texts_state ON public.resume_texts USING btree (state, application_id);


--
-- Name: resume_texts_words; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX resume_texts_words ON public.resume_texts USING gin (array_to_tsvector(string_to_array(words, ' '::text))) WITH (fastupdate=off);
ALTER INDEX public.resume_texts_words ALTER COLUMN 1 SET STATISTICS 0;


--
-- Name: sessions_user_id_last_used_at; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user_id_last_used_at ON public.sessions USING btree (user_id, last_used_at);


--
-- Name: user_undos_user_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX user_undos_user_id ON public.user_undos USING btree (user_id);


--
-- Name: users_active_created_at_id_role; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_active_created_at_id_role ON public.users USING btree (active, created_at, id, role);


--
-- Name: users_created_at_id; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_created_at_id ON public.users USING btree (created_at, id);


--
-- Name: users_listed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_listed ON public.users USING btree (created_at, id, role, active) INCLUDE (search_text);


--
-- Name: users_role_created_at_id_active; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_role_created_at_id_active ON public.users USING btree (role, created_at, id, active);


--
-- Name: users_search; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX users_search ON public.users USING gin (search_text public.gin_trgm_ops);


--
-- Name: audit_log audit_log_append_only; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.refuse_change();


--
-- Name: audit_log audit_log_no_truncate; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();


--
-- Name: application_events application_events_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_events
    ADD CONSTRAINT application_events_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: application_notes application_notes_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: application_notes application_notes_author_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_notes
    ADD CONSTRAINT application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: application_steps application_steps_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_steps
    ADD CONSTRAINT application_steps_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL;


--
-- Name: application_undos application_undos_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.application_undos
    ADD CONSTRAINT application_undos_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: applications applications_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: attachment_parts attachment_parts_attachment_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachment_parts
    ADD CONSTRAINT attachment_parts_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES public.attachments(id) ON DELETE CASCADE;


--
-- Name: attachments attachments_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: avatars avatars_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.avatars
    ADD CONSTRAINT avatars_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: calendar_feeds calendar_feeds_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.calendar_feeds
    ADD CONSTRAINT calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: email_templates email_templates_updated_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.email_templates
    ADD CONSTRAINT email_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: former_slugs former_slugs_position_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.former_slugs
    ADD CONSTRAINT former_slugs_position_id_fkey FOREIGN KEY (position_id) REFERENCES public.positions(id) ON DELETE CASCADE;


--
-- Name: interview_invitations interview_invitations_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_invitations
    ADD CONSTRAINT interview_invitations_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: interview_invitations interview_invitations_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_invitations
    ADD CONSTRAINT interview_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: interview_people interview_people_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_people
    ADD CONSTRAINT interview_people_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: interview_people interview_people_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_people
    ADD CONSTRAINT interview_people_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: interview_slots interview_slots_interview_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interview_slots
    ADD CONSTRAINT interview_slots_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES public.interviews(id) ON DELETE CASCADE;


--
-- Name: interviews interviews_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: interviews interviews_created_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.interviews
    ADD CONSTRAINT interviews_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: one_time_tokens one_time_tokens_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: one_time_tokens one_time_tokens_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.one_time_tokens
    ADD CONSTRAINT one_time_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: outbox outbox_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: outbox outbox_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.outbox
    ADD CONSTRAINT outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: privacy_requests privacy_requests_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.privacy_requests
    ADD CONSTRAINT privacy_requests_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE SET NULL;


--
-- Name: recovery_codes recovery_codes_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: resume_texts resume_texts_application_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.resume_texts
    ADD CONSTRAINT resume_texts_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.applications(id) ON DELETE CASCADE;


--
-- Name: sessions sessions_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: user_undos user_undos_user_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.user_undos
    ADD CONSTRAINT user_undos_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


