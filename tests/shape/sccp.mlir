// ORACLE: differs (witnesses-that-hold-under-sccp)
// RUN: mlir-opt %s --allow-unregistered-dialect --sccp | FileCheck %s

func.func @f(%w: !shape.witness) {
  %t = shape.const_witness true
  %0 = shape.assuming_all %w, %t
  "t.use"(%0) : (!shape.witness) -> ()
  return
}
