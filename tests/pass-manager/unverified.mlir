// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --print-ir 2>&1 >/dev/null | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --mlir-print-ir-before-all --cse 2>&1 >/dev/null | FileCheck %s --check-prefix=GENERIC
// RUN: not mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --canonicalize 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: not mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-ir-before-all --cse 2>&1 | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --mlir-disable-threading --mlir-print-ir-before-all --pass-pipeline='builtin.module(func.func(cse))' 2>&1 >/dev/null | FileCheck %s --check-prefix=EACH
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --mlir-print-assume-verified --print-ir 2>&1 >/dev/null | FileCheck %s --check-prefix=ASSUMED
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --snapshot-op-locations=filename=%t && FileCheck %s --check-prefix=SNAPSHOT < %t
// RUN: not mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --mlir-pass-pipeline-crash-reproducer=%t --mlir-pass-pipeline-local-reproducer --mlir-disable-threading --cse 2>&1 | FileCheck %s --check-prefix=LOCAL && FileCheck %s --check-prefix=SNAPSHOT < %t
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=0 --mlir-generate-reproducer=%t --cse && FileCheck %s --check-prefix=SNAPSHOT < %t

// Ops that were not verified are printed in generic form where they do not verify.

func.func @ok() {
  return
}

func.func @wrong(%a: i32) -> i64 {
  %0 = "arith.addi"(%a, %a) : (i32, i32) -> i64
  return %a : i32
}

// GENERIC: IR Dump
// GENERIC-NEXT: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "ok"}> ({

// EACH: IR Dump
// EACH-NEXT: func.func @ok() {
// EACH: IR Dump
// EACH-NEXT: "func.func"() <{function_type = (i32) -> i64, sym_name = "wrong"}> ({

// ASSUMED: IR Dump
// ASSUMED-NEXT: module {
// ASSUMED-NEXT:   func.func @ok() {

// SNAPSHOT: "builtin.module"() ({
// SNAPSHOT-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "ok"}> ({

// LOCAL: Pipeline failed while executing `CSE`

// AFTER: error: type of return operand 0 ('i32') doesn't match function result type ('i64') in function @wrong
