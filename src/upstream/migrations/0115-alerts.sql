-- Made from the tables by: npm run migration -- alerts

CREATE TABLE "alert_condition" (
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text NOT NULL,
	"since" bigint NOT NULL,
	"seen_on" bigint NOT NULL,
	"told_on" bigint NOT NULL,
	CONSTRAINT "alert_condition_pkey" PRIMARY KEY("code","subject")
);

CREATE TABLE "alert_message" (
	"id" text NOT NULL,
	"channel" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_on" bigint NOT NULL,
	"created_on" bigint NOT NULL,
	"sent_on" bigint,
	CONSTRAINT "alert_message_pkey" PRIMARY KEY("id","channel")
);
