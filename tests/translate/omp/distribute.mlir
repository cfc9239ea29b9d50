// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute dist_schedule_static {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      llvm.call @number(%i) : (i32) -> ()
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.private {type = private} @plain : i32
omp.private {type = private} @made : i64 init {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i64
  llvm.store %value, %own : i64, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} dealloc {
^bb0(%own: !llvm.ptr):
  llvm.call @use(%own) : (!llvm.ptr) -> ()
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i32
  llvm.store %value, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.distribute private(@plain %p -> %a, @copied %p -> %b : !llvm.ptr, !llvm.ptr) {
      omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
        llvm.call @number(%i) : (i32) -> ()
        llvm.call @use(%a) : (!llvm.ptr) -> ()
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop schedule(static = %x : i32) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.teams {
    omp.parallel {
      omp.distribute dist_schedule_static dist_schedule_chunk_size(%x : i32) {
        omp.wsloop schedule(dynamic) {
          omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
            llvm.call @number(%i) : (i32) -> ()
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
      omp.terminator
    } {omp.composite}
    omp.terminator
  }
  llvm.return
}
