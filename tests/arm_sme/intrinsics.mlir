// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @intr_ld1b_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1b.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1b_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1b.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1h_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1h.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1h_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1h.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1w_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1w.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1w_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1w.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1d_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1d.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1d_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1d.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1q_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1q.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1q_horiz(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1q.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_read_horiz(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi1>, %arg2: i32) {
  %0 = "arm_sme.intr.read.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}

func.func @intr_write_horiz(%arg0: i32, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi32>) {
  "arm_sme.intr.write.horiz"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  return
}

func.func @intr_ld1b_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1b.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1b_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1b.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1h_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1h.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1h_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1h.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1w_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1w.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1w_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1w.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1d_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1d.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1d_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1d.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_ld1q_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.ld1q.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_st1q_vert(%arg0: vector<[4]xi1>, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.st1q.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_read_vert(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi1>, %arg2: i32) {
  %0 = "arm_sme.intr.read.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
  return
}

func.func @intr_write_vert(%arg0: i32, %arg1: vector<[4]xi1>, %arg2: vector<[4]xi32>) {
  "arm_sme.intr.write.vert"(%arg0, %arg1, %arg2) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
  return
}

func.func @intr_mopa(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi1>, %arg2: vector<[4]xf32>, %arg3: vector<[4]xf32>) {
  "arm_sme.intr.mopa"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  return
}

func.func @intr_mopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.mopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_smopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.smopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_umopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.umopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_sumopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.sumopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_usmopa_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.usmopa.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_smopa_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.smopa.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_umopa_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.umopa.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_mops(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.mops"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_mops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.mops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_smops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.smops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_umops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.umops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_sumops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.sumops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_usmops_wide(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.usmops.wide"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_smops_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.smops.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_umops_za32(%arg0: vector<[8]xi1>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xi16>, %arg3: vector<[8]xi16>) {
  "arm_sme.intr.umops.za32"(%arg0, %arg1, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

func.func @intr_zero() {
  "arm_sme.intr.zero"() <{tile_mask = 3 : i32}> : () -> ()
  return
}

func.func @intr_str(%arg0: i32, %arg1: !llvm.ptr, %arg2: i32) {
  "arm_sme.intr.str"(%arg0, %arg1, %arg2) : (i32, !llvm.ptr, i32) -> ()
  return
}

func.func @intr_cntsd() {
  %0 = "arm_sme.intr.cntsd"() : () -> i64
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @intr_ld1b_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1b.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1b_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1b.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1h_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1h.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1h_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1h.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1w_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1w.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1w_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1w.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1d_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1d.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1d_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1d.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1q_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1q.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1q_horiz([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1q.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_read_horiz([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sme.intr.read.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_write_horiz([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     "arm_sme.intr.write.horiz"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1b_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1b.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1b_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1b.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1h_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1h.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1h_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1h.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1w_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1w.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1w_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1w.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1d_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1d.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1d_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1d.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_ld1q_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.ld1q.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_st1q_vert([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.st1q.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_read_vert([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sme.intr.read.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_write_vert([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     "arm_sme.intr.write.vert"([[ARG0]], [[ARG1]], [[ARG2]]) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_mopa([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi1>, [[ARG2:%[^ ]+]]: vector<[4]xf32>, [[ARG3:%[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     "arm_sme.intr.mopa"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_mopa_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.mopa.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smopa_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.smopa.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_umopa_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.umopa.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sumopa_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.sumopa.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_usmopa_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.usmopa.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smopa_za32([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.smopa.za32"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_umopa_za32([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.umopa.za32"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_mops([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.mops"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_mops_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.mops.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smops_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.smops.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_umops_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.umops.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_sumops_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.sumops.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_usmops_wide([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.usmops.wide"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_smops_za32([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.smops.za32"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_umops_za32([[ARG0:%[^ ]+]]: vector<[8]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: vector<[8]xi16>, [[ARG3:%[^ ]+]]: vector<[8]xi16>) {
// CHECK-NEXT:     "arm_sme.intr.umops.za32"([[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_zero() {
// CHECK-NEXT:     "arm_sme.intr.zero"() <{tile_mask = 3 : i32}> : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_str([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32) {
// CHECK-NEXT:     "arm_sme.intr.str"([[ARG0]], [[ARG1]], [[ARG2]]) : (i32, !llvm.ptr, i32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @intr_cntsd() {
// CHECK-NEXT:     [[V0:%[^ ]+]] = "arm_sme.intr.cntsd"() : () -> i64
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1b_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG136:%[^ ]+]]: vector<[4]xi1>, [[ARG137:%[^ ]+]]: !llvm.ptr, [[ARG138:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1b.horiz"([[ARG136]], [[ARG137]], [[ARG138]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1b_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG133:%[^ ]+]]: vector<[4]xi1>, [[ARG134:%[^ ]+]]: !llvm.ptr, [[ARG135:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1b.horiz"([[ARG133]], [[ARG134]], [[ARG135]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1h_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG130:%[^ ]+]]: vector<[4]xi1>, [[ARG131:%[^ ]+]]: !llvm.ptr, [[ARG132:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1h.horiz"([[ARG130]], [[ARG131]], [[ARG132]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1h_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG127:%[^ ]+]]: vector<[4]xi1>, [[ARG128:%[^ ]+]]: !llvm.ptr, [[ARG129:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1h.horiz"([[ARG127]], [[ARG128]], [[ARG129]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1w_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG124:%[^ ]+]]: vector<[4]xi1>, [[ARG125:%[^ ]+]]: !llvm.ptr, [[ARG126:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1w.horiz"([[ARG124]], [[ARG125]], [[ARG126]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1w_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG121:%[^ ]+]]: vector<[4]xi1>, [[ARG122:%[^ ]+]]: !llvm.ptr, [[ARG123:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1w.horiz"([[ARG121]], [[ARG122]], [[ARG123]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1d_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG118:%[^ ]+]]: vector<[4]xi1>, [[ARG119:%[^ ]+]]: !llvm.ptr, [[ARG120:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1d.horiz"([[ARG118]], [[ARG119]], [[ARG120]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1d_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG115:%[^ ]+]]: vector<[4]xi1>, [[ARG116:%[^ ]+]]: !llvm.ptr, [[ARG117:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1d.horiz"([[ARG115]], [[ARG116]], [[ARG117]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1q_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG112:%[^ ]+]]: vector<[4]xi1>, [[ARG113:%[^ ]+]]: !llvm.ptr, [[ARG114:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1q.horiz"([[ARG112]], [[ARG113]], [[ARG114]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1q_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG109:%[^ ]+]]: vector<[4]xi1>, [[ARG110:%[^ ]+]]: !llvm.ptr, [[ARG111:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1q.horiz"([[ARG109]], [[ARG110]], [[ARG111]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi1>, i32) -> (), sym_name = "intr_read_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG106:%[^ ]+]]: vector<[4]xi32>, [[ARG107:%[^ ]+]]: vector<[4]xi1>, [[ARG108:%[^ ]+]]: i32):
// GENERIC-NEXT:     [[V2:%[^ ]+]] = "arm_sme.intr.read.horiz"([[ARG106]], [[ARG107]], [[ARG108]]) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, vector<[4]xi1>, vector<[4]xi32>) -> (), sym_name = "intr_write_horiz"}> ({
// GENERIC-NEXT:   ^bb0([[ARG103:%[^ ]+]]: i32, [[ARG104:%[^ ]+]]: vector<[4]xi1>, [[ARG105:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     "arm_sme.intr.write.horiz"([[ARG103]], [[ARG104]], [[ARG105]]) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1b_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG100:%[^ ]+]]: vector<[4]xi1>, [[ARG101:%[^ ]+]]: !llvm.ptr, [[ARG102:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1b.vert"([[ARG100]], [[ARG101]], [[ARG102]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1b_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG97:%[^ ]+]]: vector<[4]xi1>, [[ARG98:%[^ ]+]]: !llvm.ptr, [[ARG99:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1b.vert"([[ARG97]], [[ARG98]], [[ARG99]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1h_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG94:%[^ ]+]]: vector<[4]xi1>, [[ARG95:%[^ ]+]]: !llvm.ptr, [[ARG96:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1h.vert"([[ARG94]], [[ARG95]], [[ARG96]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1h_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG91:%[^ ]+]]: vector<[4]xi1>, [[ARG92:%[^ ]+]]: !llvm.ptr, [[ARG93:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1h.vert"([[ARG91]], [[ARG92]], [[ARG93]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1w_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG88:%[^ ]+]]: vector<[4]xi1>, [[ARG89:%[^ ]+]]: !llvm.ptr, [[ARG90:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1w.vert"([[ARG88]], [[ARG89]], [[ARG90]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1w_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG85:%[^ ]+]]: vector<[4]xi1>, [[ARG86:%[^ ]+]]: !llvm.ptr, [[ARG87:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1w.vert"([[ARG85]], [[ARG86]], [[ARG87]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1d_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG82:%[^ ]+]]: vector<[4]xi1>, [[ARG83:%[^ ]+]]: !llvm.ptr, [[ARG84:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1d.vert"([[ARG82]], [[ARG83]], [[ARG84]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1d_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG79:%[^ ]+]]: vector<[4]xi1>, [[ARG80:%[^ ]+]]: !llvm.ptr, [[ARG81:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1d.vert"([[ARG79]], [[ARG80]], [[ARG81]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_ld1q_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG76:%[^ ]+]]: vector<[4]xi1>, [[ARG77:%[^ ]+]]: !llvm.ptr, [[ARG78:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.ld1q.vert"([[ARG76]], [[ARG77]], [[ARG78]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, !llvm.ptr, i32) -> (), sym_name = "intr_st1q_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG73:%[^ ]+]]: vector<[4]xi1>, [[ARG74:%[^ ]+]]: !llvm.ptr, [[ARG75:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.st1q.vert"([[ARG73]], [[ARG74]], [[ARG75]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi1>, i32) -> (), sym_name = "intr_read_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG70:%[^ ]+]]: vector<[4]xi32>, [[ARG71:%[^ ]+]]: vector<[4]xi1>, [[ARG72:%[^ ]+]]: i32):
// GENERIC-NEXT:     [[V1:%[^ ]+]] = "arm_sme.intr.read.vert"([[ARG70]], [[ARG71]], [[ARG72]]) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, vector<[4]xi1>, vector<[4]xi32>) -> (), sym_name = "intr_write_vert"}> ({
// GENERIC-NEXT:   ^bb0([[ARG67:%[^ ]+]]: i32, [[ARG68:%[^ ]+]]: vector<[4]xi1>, [[ARG69:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     "arm_sme.intr.write.vert"([[ARG67]], [[ARG68]], [[ARG69]]) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xi32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (), sym_name = "intr_mopa"}> ({
// GENERIC-NEXT:   ^bb0([[ARG63:%[^ ]+]]: vector<[4]xi1>, [[ARG64:%[^ ]+]]: vector<[4]xi1>, [[ARG65:%[^ ]+]]: vector<[4]xf32>, [[ARG66:%[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     "arm_sme.intr.mopa"([[ARG63]], [[ARG64]], [[ARG65]], [[ARG66]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_mopa_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG59:%[^ ]+]]: vector<[8]xi1>, [[ARG60:%[^ ]+]]: vector<[8]xi1>, [[ARG61:%[^ ]+]]: vector<[8]xi16>, [[ARG62:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.mopa.wide"([[ARG59]], [[ARG60]], [[ARG61]], [[ARG62]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_smopa_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG55:%[^ ]+]]: vector<[8]xi1>, [[ARG56:%[^ ]+]]: vector<[8]xi1>, [[ARG57:%[^ ]+]]: vector<[8]xi16>, [[ARG58:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.smopa.wide"([[ARG55]], [[ARG56]], [[ARG57]], [[ARG58]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_umopa_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG51:%[^ ]+]]: vector<[8]xi1>, [[ARG52:%[^ ]+]]: vector<[8]xi1>, [[ARG53:%[^ ]+]]: vector<[8]xi16>, [[ARG54:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.umopa.wide"([[ARG51]], [[ARG52]], [[ARG53]], [[ARG54]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_sumopa_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG47:%[^ ]+]]: vector<[8]xi1>, [[ARG48:%[^ ]+]]: vector<[8]xi1>, [[ARG49:%[^ ]+]]: vector<[8]xi16>, [[ARG50:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.sumopa.wide"([[ARG47]], [[ARG48]], [[ARG49]], [[ARG50]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_usmopa_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG43:%[^ ]+]]: vector<[8]xi1>, [[ARG44:%[^ ]+]]: vector<[8]xi1>, [[ARG45:%[^ ]+]]: vector<[8]xi16>, [[ARG46:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.usmopa.wide"([[ARG43]], [[ARG44]], [[ARG45]], [[ARG46]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_smopa_za32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG39:%[^ ]+]]: vector<[8]xi1>, [[ARG40:%[^ ]+]]: vector<[8]xi1>, [[ARG41:%[^ ]+]]: vector<[8]xi16>, [[ARG42:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.smopa.za32"([[ARG39]], [[ARG40]], [[ARG41]], [[ARG42]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_umopa_za32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG35:%[^ ]+]]: vector<[8]xi1>, [[ARG36:%[^ ]+]]: vector<[8]xi1>, [[ARG37:%[^ ]+]]: vector<[8]xi16>, [[ARG38:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.umopa.za32"([[ARG35]], [[ARG36]], [[ARG37]], [[ARG38]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_mops"}> ({
// GENERIC-NEXT:   ^bb0([[ARG31:%[^ ]+]]: vector<[8]xi1>, [[ARG32:%[^ ]+]]: vector<[8]xi1>, [[ARG33:%[^ ]+]]: vector<[8]xi16>, [[ARG34:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.mops"([[ARG31]], [[ARG32]], [[ARG33]], [[ARG34]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_mops_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG27:%[^ ]+]]: vector<[8]xi1>, [[ARG28:%[^ ]+]]: vector<[8]xi1>, [[ARG29:%[^ ]+]]: vector<[8]xi16>, [[ARG30:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.mops.wide"([[ARG27]], [[ARG28]], [[ARG29]], [[ARG30]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_smops_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG23:%[^ ]+]]: vector<[8]xi1>, [[ARG24:%[^ ]+]]: vector<[8]xi1>, [[ARG25:%[^ ]+]]: vector<[8]xi16>, [[ARG26:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.smops.wide"([[ARG23]], [[ARG24]], [[ARG25]], [[ARG26]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_umops_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG19:%[^ ]+]]: vector<[8]xi1>, [[ARG20:%[^ ]+]]: vector<[8]xi1>, [[ARG21:%[^ ]+]]: vector<[8]xi16>, [[ARG22:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.umops.wide"([[ARG19]], [[ARG20]], [[ARG21]], [[ARG22]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_sumops_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG15:%[^ ]+]]: vector<[8]xi1>, [[ARG16:%[^ ]+]]: vector<[8]xi1>, [[ARG17:%[^ ]+]]: vector<[8]xi16>, [[ARG18:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.sumops.wide"([[ARG15]], [[ARG16]], [[ARG17]], [[ARG18]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_usmops_wide"}> ({
// GENERIC-NEXT:   ^bb0([[ARG11:%[^ ]+]]: vector<[8]xi1>, [[ARG12:%[^ ]+]]: vector<[8]xi1>, [[ARG13:%[^ ]+]]: vector<[8]xi16>, [[ARG14:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.usmops.wide"([[ARG11]], [[ARG12]], [[ARG13]], [[ARG14]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_smops_za32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG7:%[^ ]+]]: vector<[8]xi1>, [[ARG8:%[^ ]+]]: vector<[8]xi1>, [[ARG9:%[^ ]+]]: vector<[8]xi16>, [[ARG10:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.smops.za32"([[ARG7]], [[ARG8]], [[ARG9]], [[ARG10]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> (), sym_name = "intr_umops_za32"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: vector<[8]xi1>, [[ARG4:%[^ ]+]]: vector<[8]xi1>, [[ARG5:%[^ ]+]]: vector<[8]xi16>, [[ARG6:%[^ ]+]]: vector<[8]xi16>):
// GENERIC-NEXT:     "arm_sme.intr.umops.za32"([[ARG3]], [[ARG4]], [[ARG5]], [[ARG6]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "intr_zero"}> ({
// GENERIC-NEXT:     "arm_sme.intr.zero"() <{tile_mask = 3 : i32}> : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i32, !llvm.ptr, i32) -> (), sym_name = "intr_str"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: i32, [[ARG1:%[^ ]+]]: !llvm.ptr, [[ARG2:%[^ ]+]]: i32):
// GENERIC-NEXT:     "arm_sme.intr.str"([[ARG0]], [[ARG1]], [[ARG2]]) : (i32, !llvm.ptr, i32) -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "intr_cntsd"}> ({
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_sme.intr.cntsd"() : () -> i64
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
