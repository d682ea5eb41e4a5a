import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.mustangproject.validator.ZUGFeRDValidator;

/** Mustang as a judge: answers each path on standard input by a line "path, tab, faults", which is empty for a valid file. */
public class Mustang {
    private static final Pattern FAULT = Pattern.compile("<(?:error|exception)\\b[^>]*>(.*?)</(?:error|exception)>", Pattern.DOTALL);
    private static final Pattern SUMMARY = Pattern.compile("<summary status=\"(\\w+)\"/>\\s*</validation>\\s*$");

    public static void main(String[] args) throws Exception {
        var answers = System.out;
        System.setOut(System.err);
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String path = lines.readLine(); path != null; path = lines.readLine()) {
            answers.println(path + "\t" + faultsOf(new ZUGFeRDValidator().validate(path)));
            answers.flush();
        }
    }

    private static String faultsOf(String report) {
        Matcher summary = SUMMARY.matcher(report);
        if (summary.find() && summary.group(1).equals("valid")) return "";
        var faults = new StringBuilder();
        Matcher fault = FAULT.matcher(report);
        while (fault.find()) faults.append(fault.group(1).strip()).append("; ");
        return (faults.isEmpty() ? report : faults.toString()).replaceAll("\\s+", " ");
    }
}
