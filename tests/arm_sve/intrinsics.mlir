// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @intr_ummla(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.ummla"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_smmla(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.smmla"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_usmmla(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.usmmla"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_sdot(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.sdot"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_udot(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.udot"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_add(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.add"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_fadd(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.fadd"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_mul(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.mul"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_fmul(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.fmul"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_sub(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.sub"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_fsub(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.fsub"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_sdiv(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.sdiv"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_udiv(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.udiv"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_fdiv(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = "arm_sve.intr.fdiv"(%arg0, %arg1, %arg2) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  return
}

func.func @intr_bfmmla(%arg0: vector<[4]xf32>, %arg1: vector<[8]xbf16>, %arg2: vector<[8]xbf16>) {
  %0 = arm_sve.intr.bfmmla %arg0, %arg1, %arg2 : vector<[8]xbf16> to vector<[4]xf32>
  return
}

func.func @intr_convert_to_svbool(%arg0: vector<[4]xi1>) {
  %0 = "arm_sve.intr.convert.to.svbool"(%arg0) : (vector<[4]xi1>) -> vector<[16]xi1>
  return
}

func.func @intr_convert_from_svbool(%arg0: vector<[16]xi1>) {
  %0 = "arm_sve.intr.convert.from.svbool"(%arg0) : (vector<[16]xi1>) -> vector<[4]xi1>
  return
}

func.func @intr_zip_x2(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %0 = "arm_sve.intr.zip.x2"(%arg0, %arg1) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  return
}

func.func @intr_zip_x4(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xi32>) {
  %0 = "arm_sve.intr.zip.x4"(%arg0, %arg1, %arg2, %arg3) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
  return
}

func.func @intr_psel(%arg0: vector<[16]xi1>, %arg1: vector<[4]xi1>, %arg2: i32) {
  %0 = "arm_sve.intr.psel"(%arg0, %arg1, %arg2) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  return
}

func.func @intr_whilelt(%arg0: i64, %arg1: i64) {
  %0 = "arm_sve.intr.whilelt"(%arg0, %arg1) : (i64, i64) -> vector<[4]xi1>
  return
}

func.func @intr_dupq_lane(%arg0: vector<[4]xi32>) {
  %0 = "arm_sve.intr.dupq_lane"(%arg0) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @intr_ummla([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.ummla"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smmla([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.smmla"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_usmmla([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.usmmla"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sdot([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.sdot"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_udot([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.udot"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_add([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.add"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_fadd([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.fadd"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_mul([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.mul"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_fmul([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.fmul"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sub([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.sub"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_fsub([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.fsub"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sdiv([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.sdiv"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_udiv([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.udiv"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_fdiv([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.fdiv"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_bfmmla([[ARG0:%[^ ]+]]: vector<[4]xf32>, [[ARG1:%[^ ]+]]: vector<[8]xbf16>, [[ARG2:%[^ ]+]]: vector<[8]xbf16>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.intr.bfmmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<[8]xbf16> to vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_convert_to_svbool([[ARG0:%[^ ]+]]: vector<[4]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.convert.to.svbool"([[ARG0]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_convert_from_svbool([[ARG0:%[^ ]+]]: vector<[16]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.convert.from.svbool"([[ARG0]]) : (vector<[16]xi1>) -> vector<[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_zip_x2([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.zip.x2"([[ARG0]], [[ARG1]]) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_zip_x4([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>, [[ARG3:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.zip.x4"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_psel([[ARG0:%[^ ]+]]: vector<[16]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.psel"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_whilelt([[ARG0:%[^ ]+]]: i64, [[ARG1:%[^ ]+]]: i64) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.whilelt"([[ARG0]], [[ARG1]]) : (i64, i64) -> vector<[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_dupq_lane([[ARG0:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.dupq_lane"([[ARG0]]) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_ummla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG56:%[^ ]+]]: vector<[4]xi1>, [[ARG57:%[^ ]+]]: vector<[4]xi32>, [[ARG58:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V21:%[^ ]+]] = "arm_sve.intr.ummla"([[ARG56]], [[ARG57]], [[ARG58]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_smmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG53:%[^ ]+]]: vector<[4]xi1>, [[ARG54:%[^ ]+]]: vector<[4]xi32>, [[ARG55:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V20:%[^ ]+]] = "arm_sve.intr.smmla"([[ARG53]], [[ARG54]], [[ARG55]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_usmmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG50:%[^ ]+]]: vector<[4]xi1>, [[ARG51:%[^ ]+]]: vector<[4]xi32>, [[ARG52:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V19:%[^ ]+]] = "arm_sve.intr.usmmla"([[ARG50]], [[ARG51]], [[ARG52]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_sdot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG47:%[^ ]+]]: vector<[4]xi1>, [[ARG48:%[^ ]+]]: vector<[4]xi32>, [[ARG49:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V18:%[^ ]+]] = "arm_sve.intr.sdot"([[ARG47]], [[ARG48]], [[ARG49]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_udot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG44:%[^ ]+]]: vector<[4]xi1>, [[ARG45:%[^ ]+]]: vector<[4]xi32>, [[ARG46:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V17:%[^ ]+]] = "arm_sve.intr.udot"([[ARG44]], [[ARG45]], [[ARG46]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_add"}> ({
// GENERIC-NEXT:   ^bb0([[ARG41:%[^ ]+]]: vector<[4]xi1>, [[ARG42:%[^ ]+]]: vector<[4]xi32>, [[ARG43:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V16:%[^ ]+]] = "arm_sve.intr.add"([[ARG41]], [[ARG42]], [[ARG43]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_fadd"}> ({
// GENERIC-NEXT:   ^bb0([[ARG38:%[^ ]+]]: vector<[4]xi1>, [[ARG39:%[^ ]+]]: vector<[4]xi32>, [[ARG40:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V15:%[^ ]+]] = "arm_sve.intr.fadd"([[ARG38]], [[ARG39]], [[ARG40]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_mul"}> ({
// GENERIC-NEXT:   ^bb0([[ARG35:%[^ ]+]]: vector<[4]xi1>, [[ARG36:%[^ ]+]]: vector<[4]xi32>, [[ARG37:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V14:%[^ ]+]] = "arm_sve.intr.mul"([[ARG35]], [[ARG36]], [[ARG37]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_fmul"}> ({
// GENERIC-NEXT:   ^bb0([[ARG32:%[^ ]+]]: vector<[4]xi1>, [[ARG33:%[^ ]+]]: vector<[4]xi32>, [[ARG34:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V13:%[^ ]+]] = "arm_sve.intr.fmul"([[ARG32]], [[ARG33]], [[ARG34]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_sub"}> ({
// GENERIC-NEXT:   ^bb0([[ARG29:%[^ ]+]]: vector<[4]xi1>, [[ARG30:%[^ ]+]]: vector<[4]xi32>, [[ARG31:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V12:%[^ ]+]] = "arm_sve.intr.sub"([[ARG29]], [[ARG30]], [[ARG31]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_fsub"}> ({
// GENERIC-NEXT:   ^bb0([[ARG26:%[^ ]+]]: vector<[4]xi1>, [[ARG27:%[^ ]+]]: vector<[4]xi32>, [[ARG28:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V11:%[^ ]+]] = "arm_sve.intr.fsub"([[ARG26]], [[ARG27]], [[ARG28]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_sdiv"}> ({
// GENERIC-NEXT:   ^bb0([[ARG23:%[^ ]+]]: vector<[4]xi1>, [[ARG24:%[^ ]+]]: vector<[4]xi32>, [[ARG25:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V10:%[^ ]+]] = "arm_sve.intr.sdiv"([[ARG23]], [[ARG24]], [[ARG25]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_udiv"}> ({
// GENERIC-NEXT:   ^bb0([[ARG20:%[^ ]+]]: vector<[4]xi1>, [[ARG21:%[^ ]+]]: vector<[4]xi32>, [[ARG22:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V9:%[^ ]+]] = "arm_sve.intr.udiv"([[ARG20]], [[ARG21]], [[ARG22]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_fdiv"}> ({
// GENERIC-NEXT:   ^bb0([[ARG17:%[^ ]+]]: vector<[4]xi1>, [[ARG18:%[^ ]+]]: vector<[4]xi32>, [[ARG19:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V8:%[^ ]+]] = "arm_sve.intr.fdiv"([[ARG17]], [[ARG18]], [[ARG19]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> (), sym_name = "intr_bfmmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG14:%[^ ]+]]: vector<[4]xf32>, [[ARG15:%[^ ]+]]: vector<[8]xbf16>, [[ARG16:%[^ ]+]]: vector<[8]xbf16>):
// GENERIC-NEXT:     [[V7:%[^ ]+]] = "arm_sve.intr.bfmmla"([[ARG14]], [[ARG15]], [[ARG16]]) : (vector<[4]xf32>, vector<[8]xbf16>, vector<[8]xbf16>) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>) -> (), sym_name = "intr_convert_to_svbool"}> ({
// GENERIC-NEXT:   ^bb0([[ARG13:%[^ ]+]]: vector<[4]xi1>):
// GENERIC-NEXT:     [[V6:%[^ ]+]] = "arm_sve.intr.convert.to.svbool"([[ARG13]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi1>) -> (), sym_name = "intr_convert_from_svbool"}> ({
// GENERIC-NEXT:   ^bb0([[ARG12:%[^ ]+]]: vector<[16]xi1>):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "arm_sve.intr.convert.from.svbool"([[ARG12]]) : (vector<[16]xi1>) -> vector<[4]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_zip_x2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG10:%[^ ]+]]: vector<[4]xi32>, [[ARG11:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "arm_sve.intr.zip.x2"([[ARG10]], [[ARG11]]) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "intr_zip_x4"}> ({
// GENERIC-NEXT:   ^bb0([[ARG6:%[^ ]+]]: vector<[4]xi32>, [[ARG7:%[^ ]+]]: vector<[4]xi32>, [[ARG8:%[^ ]+]]: vector<[4]xi32>, [[ARG9:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "arm_sve.intr.zip.x4"([[ARG6]], [[ARG7]], [[ARG8]], [[ARG9]]) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi1>, vector<[4]xi1>, i32) -> (), sym_name = "intr_psel"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: vector<[16]xi1>, [[ARG4:%[^ ]+]]: vector<[4]xi1>, [[ARG5:%[^ ]+]]: i32):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "arm_sve.intr.psel"([[ARG3]], [[ARG4]], [[ARG5]]) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i64, i64) -> (), sym_name = "intr_whilelt"}> ({
// GENERIC-NEXT:   ^bb0([[ARG1:%[^ ]+]]: i64, [[ARG2:%[^ ]+]]: i64):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "arm_sve.intr.whilelt"([[ARG1]], [[ARG2]]) : (i64, i64) -> vector<[4]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>) -> (), sym_name = "intr_dupq_lane"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_sve.intr.dupq_lane"([[ARG0]]) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
