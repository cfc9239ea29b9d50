// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i64)

llvm.func @static(%a: i64, %b: i64, %s: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @inclusive_nowait(%a: i32, %b: i32, %s: i32) {
  omp.wsloop nowait {
    omp.loop_nest (%i) : i32 = (%a) to (%b) inclusive step (%s) {
      llvm.call @use(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @constant_bounds() {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %ten = llvm.mlir.constant(10 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%zero) to (%ten) step (%one) {
        llvm.call @use(%i) : (i32) -> ()
        omp.yield
      }
    }
    omp.wsloop {
      omp.loop_nest (%i) : i32 = (%ten) to (%zero) step (%ten) {
        llvm.call @use(%i) : (i32) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(i64)

llvm.func @collapsed(%a: i64, %b: i64, %s: i64) {
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i, %j, %k) : i64 = (%a, %b, %s) to (%b, %s, %a) step (%s, %a, %b) collapse(3) {
        %x = llvm.add %i, %j : i64
        %y = llvm.add %x, %k : i64
        llvm.call @use(%y) : (i64) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @cond() -> i1
llvm.func @use(i64)

llvm.func @branches(%a: i64, %b: i64, %s: i64) {
  omp.wsloop {
    omp.loop_nest (%i) : i64 = (%a) to (%b) step (%s) {
      %c = llvm.call @cond() : () -> i1
      llvm.cond_br %c, ^bb1, ^bb2
    ^bb1:
      llvm.call @use(%i) : (i64) -> ()
      omp.yield
    ^bb2:
      llvm.call @use(%a) : (i64) -> ()
      omp.yield
    }
  }
  llvm.return
}
